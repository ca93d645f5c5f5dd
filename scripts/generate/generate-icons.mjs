import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * A sprite with a symbol for each icon, which pages refer to instead of repeating its lines.
 * @param {string[]} names
 * @param {string} others a sprite whose symbols are added: browsers make a document of each sprite
 */
export function spriteSource(names, others = '') {
  const symbols = [...names.map(symbol), ...(others.match(/^<symbol .*/gm) ?? [])]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

const icons = new Map(Object.entries(lucide))

function symbol(name) {
  const Icon = icons.get(name)
  if (!Icon) throw new Error(`lucide-react has no icon ${name}`)
  const svg = renderToStaticMarkup(createElement(Icon))
  const lines = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'))
  return `<symbol id="${name}" viewBox="0 0 24 24">${joinPaths(lines)}</symbol>`
}

/** What draws the same within a path. */
const PATHS = {
  // A path that begins with `m` would go on from the end of the one before.
  path: ({ d }) => d.replace(/^m/, 'M0 0m'),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r }) =>
    `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
}

/** Joins the lines of an icon into one path, as browsers style and lay out each element by itself. */
export function joinPaths(shapes) {
  let path = ''
  const others = shapes.replace(/<(path|line|circle) ([^>]*)><\/\1>/g, (shape, name, text) => {
    if (text.includes('fill=')) return shape
    path += PATHS[name](
      Object.fromEntries(Array.from(text.matchAll(/(\w+)="(.*?)"/g), (m) => m.slice(1))),
    )
    return ''
  })
  return path ? `<path d="${path}"></path>${others}` : others
}

/** The type of the icons' names, which admits only icons that are drawn. */
export const iconNamesSource = (names) =>
  `// Written by npm run generate.
export type IconName = ${names.map((name) => `\n  | '${name}'`).join('')}
`
