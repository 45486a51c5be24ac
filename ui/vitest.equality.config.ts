/** For `ui/src/local/equality.ts`, which pytest runs with the games compiled to WebAssembly. */
import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['src/local/equality.ts'] } })
