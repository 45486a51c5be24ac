import { mount } from 'svelte'
import App from './App.svelte'
import { startRouting } from './route.svelte.ts'
import './theme/base.css'
import { settings } from './theme/theme.svelte.ts'
import { language } from './words/language.svelte.ts'

language.show()
settings.show()
startRouting()
mount(App, { target: document.body })
