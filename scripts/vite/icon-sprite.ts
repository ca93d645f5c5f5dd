import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as lucide from 'lucide-react'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'

const MODULE = 'icon-sprite/'
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g
const ICON_FILE = '/client/components/icons/sprite-icon.tsx'

/** The icons of a project's amenities are many, and only its page shows them. */
const SHEETS = { project: /client\/pages\/project\//, site: /./ }

type Sheet = { readonly file: string; readonly svg: string; readonly names: readonly string[] }

/**
 * Draws every icon once, in a sprite that the pages point into, instead of spelling its lines out
 * wherever it is shown and once more in the scripts. The sources import from lucide-react as always;
 * a build puts components of the same names in its place. Both builds find the same icons and so
 * agree on the sprite's name.
 * @param client the folder whose sources are searched for icons
 */
export function iconSprite(client: string): Plugin {
  const sheets = sheetsOf(iconsOf(client))
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    // A module an icon, so that each goes where it is shown and not all of them to every page.
    transform: {
      filter: { id: /[\\/]client[\\/].*\.tsx?$/, code: /lucide-react/ },
      handler: (code) => ({
        code: code.replaceAll(IMPORT, (_import, names: string) =>
          importsIn(names)
            .map((one) => `import { ${one} } from '${MODULE}${nameOf(one)}'`)
            .join(';'),
        ),
        map: null,
      }),
    },
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined
      const name = id.slice(MODULE.length + 1)
      const file = sheets.find(({ names }) => names.includes(name))?.file
      return `import { spriteIcon } from '${ICON_FILE}'\nexport const ${name} = /*#__PURE__*/ spriteIcon('/${file}#${name}')`
    },
    generateBundle() {
      if (this.environment.config.build.ssr) return
      for (const { file, svg } of sheets) {
        this.emitFile({ type: 'asset', fileName: file, source: svg })
      }
    },
  }
}

/** The names that are imported from lucide-react, by the sheet they belong to. */
function iconsOf(client: string): ReadonlyMap<string, keyof typeof SHEETS> {
  const found = new Map<string, keyof typeof SHEETS>()
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file)) continue
    const text = readFileSync(join(client, file), 'utf8')
    const isProject = SHEETS.project.test(`client/${file.replaceAll('\\', '/')}`)
    for (const [, names = ''] of text.matchAll(IMPORT)) {
      for (const name of importsIn(names).map(nameOf)) {
        if (!isProject || !found.has(name)) found.set(name, isProject ? 'project' : 'site')
      }
    }
  }
  return found
}

/** What an import names, without types: 'Heart' or 'Heart as HeartIcon'. */
const importsIn = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))

const nameOf = (one: string): string => one.split(' as ')[0] ?? one

function sheetsOf(icons: ReadonlyMap<string, string>): Sheet[] {
  return Object.keys(SHEETS).map((sheet) => {
    const names = [...icons].flatMap(([name, of]) => (of === sheet ? [name] : [])).sort()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join('')}</svg>`
    const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8)
    return { file: `assets/${sheet}-${hash}.svg`, svg, names }
  })
}

function symbol(name: string): string {
  const Icon = (lucide as unknown as Readonly<Record<string, FunctionComponent>>)[name]
  if (!Icon) throw new Error(`lucide-react has no icon ${name}`)
  const lines = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`
}
