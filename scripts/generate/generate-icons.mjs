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
  return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`
}

/** The type of the icons' names, which admits only icons that are drawn. */
export const iconNamesSource = (names) =>
  `// Written by npm run generate.
export type IconName = ${names.map((name) => `\n  | '${name}'`).join('')}
`
