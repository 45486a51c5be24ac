import { mount } from 'svelte'
import { doWithoutServer } from './api/client.ts'
import App from './App.svelte'
import { setPageVersion } from './local/catalogue.ts'
import { startRouting } from './route.svelte.ts'
import './theme/base.css'
import { settings } from './theme/theme.svelte.ts'
import { language } from './words/language.svelte.ts'
import { wordsFetched } from './words/words.ts'

if (document.querySelector('meta[name=server][content=none]')) doWithoutServer()
setPageVersion(document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? '')
language.show()
settings.show()
startRouting()
void wordsFetched().then(() => mount(App, { target: document.body })) // nobody sees another language first
