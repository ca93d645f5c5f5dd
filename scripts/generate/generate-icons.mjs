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

const PATH =
  /<path d="([^"]*)"><\/path>|<line x1="(.*?)" x2="(.*?)" y1="(.*?)" y2="(.*?)"><\/line>/g

/** Joins the paths and lines of an icon into one path, as browsers style and lay out each element by itself. */
export function joinPaths(shapes) {
  const paths = Array.from(shapes.matchAll(PATH), ([, path, x1, x2, y1, y2]) =>
    // A path that begins with `m` would go on from the end of the one before.
    path ? path.replace(/^m/, 'M0 0m') : `M${x1} ${y1}L${x2} ${y2}`,
  )
  const others = shapes.replace(PATH, '')
  return paths.length > 0 ? `<path d="${paths.join('')}"></path>${others}` : others
}

/** The type of the icons' names, which admits only icons that are drawn. */
export const iconNamesSource = (names) =>
  `// Written by npm run generate.
export type IconName = ${names.map((name) => `\n  | '${name}'`).join('')}
`
