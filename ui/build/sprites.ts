/**
 * Turns a folder of drawings into one sheet: `import url from '../art/graverobbers.sprite'` gives the address of
 * an SVG file that holds every drawing of art/graverobbers/ as a symbol; `graverobbers.robber.bobby.sprite` holds those two
 * alone, for a box on the front page. A sheet is fetched once and cached; drawings take their colours from the page,
 * through CSS variables.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const ART = resolve(import.meta.dirname, '../art')
const SUFFIX = '.sprite'

function symbol(file: string): string {
  const drawing = readFileSync(file, 'utf8')
  const found = /^<svg[^>]* (viewBox="[^"]+")[^>]*>([^]*)<\/svg>\s*$/.exec(drawing)
  if (!found) throw new Error(`${file}: expected one <svg> with a viewBox`)
  return `<symbol id="${basename(file, '.svg')}" ${found[1]}>${found[2]}</symbol>`
}

function sheet(wanted: string): string {
  const [name = '', ...figures] = wanted.split('.')
  const folder = join(ART, name)
  const all = readdirSync(folder).filter((file) => file.endsWith('.svg')).sort()
  const files = figures.length > 0 ? figures.map((figure) => `${figure}.svg`) : all
  return `<svg xmlns="http://www.w3.org/2000/svg">${files.map((file) => symbol(join(folder, file))).join('')}</svg>`
}

export function sprites(): Plugin {
  let building = false
  return {
    name: 'lychgate-sprites',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
    },
    resolveId(id) {
      return id.endsWith(SUFFIX) ? `\0${basename(id)}` : null
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(SUFFIX)) return null
      const name = basename(id.slice(1), SUFFIX)
      if (!building) return `export default '/art/${name}.svg'`
      const reference = this.emitFile({ type: 'asset', name: `${name}.svg`, source: sheet(name) })
      return `export default import.meta.ROLLUP_FILE_URL_${reference}`
    },
    configureServer(server) {
      server.middlewares.use('/art', (request, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sheet(basename(request.url ?? '', '.svg')))
      })
    },
  }
}
