import sax from 'sax'
import { shortened } from '../../domain/text/text.ts'
import { ImageRefused } from './resolve-image.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'

/**
 * Addresses that hold a picture or a typeface themselves. A drawing within a drawing is none of
 * them, as nothing checks it.
 */
const EMBEDDED =
  /^data:(?:image\/(?:png|jpe?g|webp|gif|avif)|font\/\w+|application\/(?:x-)?font-[\w-]+)[;,]/iu

const isInside = (address: string): boolean => /^(?:#|$)/u.test(address) || EMBEDDED.test(address)

const STYLE_ADDRESS = /@import\b[^;]*|\bimage-set\(\s*["'][^)]*|\burl\(\s*["']?([^"')]*)/giu

/** The first place where CSS leads out of its drawing. */
function outsideStyle(css: string): string | undefined {
  // An escape can hide a name, as in `u\72l(`.
  const plain = css.replaceAll(/\\([0-9a-f]{1,6})\s?/giu, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
  return [...plain.matchAll(STYLE_ADDRESS)]
    .filter(([, address]) => address === undefined || !isInside(address.trim()))
    .map(([all, address]) => address ?? all)[0]
}

/**
 * Checks that a drawing does nothing but draw: it is SVG, runs nothing, and loads nothing from
 * elsewhere.
 * @throws ImageRefused where it does not, with the line and column of the element
 */
export function checkDrawing(text: string): void {
  const drawing = text.replace(/^\uFEFF/u, '')
  const options = { xmlns: true, strictEntities: true }
  const parser = new sax.SAXParser(true, options)
  let depth = 0
  let isFound = false
  let style: { css: string; depth: number; position: number } | undefined

  const refuse = (what: string, position = parser.startTagPosition): never => {
    const lines = drawing.slice(0, position).split('\n')
    throw new ImageRefused(
      `${what} at line ${lines.length}, column ${lines.at(-1)?.length}; take it out, or save the picture as PNG`,
    )
  }
  const refuseOutside = (address: string, position?: number) =>
    refuse(`loads "${shortened(address, 60)}", which is not in the drawing,`, position)

  const checkAttribute = ({ name, local, value }: sax.QualifiedAttribute): void => {
    const address = value.trim()
    if (/^on/iu.test(name) || /^(?:java|vb)script:/iu.test(address))
      refuse(`holds a script in "${name}"`)
    const isAddress = local === 'href' || local === 'src' || name === 'xml:base'
    if (isAddress && !isInside(address)) refuseOutside(address)
    const outside = outsideStyle(value)
    if (outside !== undefined) refuseOutside(outside)
  }
  const readStyle = (part: string): void => {
    if (style) style.css += part
  }
  Object.assign(parser, {
    onopentag({ name, local, uri, attributes }: sax.QualifiedTag) {
      if (depth === 0) checkRoot(local, uri, isFound)
      isFound = true
      if (local === 'script') refuse('holds a script')
      if (local === 'foreignObject' || uri === XHTML) refuse(`holds a web page in <${name}>`)
      const animated = attributes['attributeName']?.value ?? ''
      if (/^on|href$/iu.test(animated.trim())) refuse(`changes "${animated}" with time`)
      Object.values(attributes).forEach(checkAttribute)
      if (local === 'style') style ??= { css: '', depth, position: parser.startTagPosition }
      depth += 1
    },
    ontext: readStyle,
    oncdata: readStyle,
    onclosetag() {
      depth -= 1
      if (style?.depth !== depth) return
      const outside = outsideStyle(style.css)
      if (outside !== undefined) refuseOutside(outside, style.position)
      style = undefined
    },
    // The plain declaration of older drawing programs names a grammar, which nobody loads.
    ondoctype(declaration: string) {
      if (declaration.includes('[')) refuse('declares entities in its document type')
    },
    onprocessinginstruction({ name, body }: { name: string; body: string }) {
      if (name === 'xml-stylesheet')
        refuseOutside(/href\s*=\s*["']([^"']*)/u.exec(body)?.[1] ?? body)
    },
    onerror({ message }: Error) {
      const [what = ''] = message.split('\n')
      const place = `line ${parser.line + 1}, column ${parser.column}`
      throw new ImageRefused(`cannot be decoded: the XML is broken at ${place}: ${what}`)
    },
  })
  parser.write(drawing).close()
  if (!isFound) throw new ImageRefused('cannot be decoded: it holds no <svg>')
}

function checkRoot(name: string, namespace: string, isSecond: boolean): void {
  if (isSecond)
    throw new ImageRefused(`cannot be decoded: there is another <${name}> behind the first element`)
  if (name === 'svg' && namespace === '')
    throw new ImageRefused(
      `cannot be decoded: its <svg> lacks xmlns="${SVG}", without which browsers show nothing`,
    )
  if (name !== 'svg' || namespace !== SVG)
    throw new ImageRefused(`cannot be decoded: the outermost element is <${name}>, not <svg>`)
}
