/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { sprites } from './build/sprites.ts'

/** The table server that the development server passes requests on to. */
const SERVER = process.env['LYCHGATE_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [sprites(), svelte()],
  server: {
    fs: { allow: ['..'] }, // the games' messages lie beside their rules, in src/lychgate
    proxy: {
      '/api': { target: SERVER, ws: true, changeOrigin: true },
      '/schema': SERVER,
    },
  },
  build: {
    outDir: '../src/lychgate/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // pages work under a content security policy without data: addresses
    modulePreload: { polyfill: false },
  },
  test: { testTimeout: 60_000, hookTimeout: 60_000 }, // a busy machine takes its time
})
