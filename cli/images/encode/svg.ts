import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'

/** A drawing that is safe to serve from the site's own address. */
export type CleanSvg = {
  svg: string
  /** Size in CSS pixels, from `width` and `height`, else `viewBox`, else 300 × 150 (CSS 2). */
  width: number
  height: number
  /** What was taken out, for the report: 'script', 'onload', 'href'. */
  removed: readonly string[]
}

const svgNamespace = 'http://www.w3.org/2000/svg'
const { window } = new JSDOM('')
const purifier = createDOMPurify(window)

// Escapes can hide `url(`; such style is dropped rather than understood.
const unsafeStyle =
  /\\|@import|@font-face|expression\s*\(|(?:image|image-set|src|cross-fade)\s*\(/iu
const styleAddress = /url\(\s*(['"]?)([^'")]*)\1\s*\)/giu
const embeddedPicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,/iu

/** True where CSS refers to nothing but the drawing's own parts (`url(#gradient)`). */
const isLocalStyle = (css: string): boolean => {
  if (unsafeStyle.test(css)) return false
  const addresses = [...css.matchAll(styleAddress)]
  const opened = css.match(/url\s*\(/giu)?.length ?? 0
  return (
    opened === addresses.length &&
    addresses.every(([, , target = '']) => target.startsWith('#') || embeddedPicture.test(target))
  )
}

const isLocalReference = (element: Element, value: string): boolean => {
  const target = value.trim()
  if (target.startsWith('#')) return true
  return element.localName === 'image' && embeddedPicture.test(target)
}

// The purifier removes what can run; what merely fetches from elsewhere is removed here.
const removeOutsideReferences = (root: Element): string[] => {
  const removed: string[] = []
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.localName === 'style' && !isLocalStyle(element.textContent)) {
      element.remove()
      removed.push('style')
      continue
    }
    for (const attribute of Array.from(element.attributes)) {
      const isReference = attribute.localName === 'href' || attribute.localName === 'src'
      const isAllowed = isReference
        ? isLocalReference(element, attribute.value)
        : attribute.name.startsWith('xmlns') || isLocalStyle(attribute.value)
      if (isAllowed) continue
      element.removeAttributeNode(attribute)
      removed.push(attribute.name)
    }
  }
  return removed
}

const pixels = (value: string | null): number | undefined => {
  const match = /^\s*(\d*\.?\d+)(?:px)?\s*$/u.exec(value ?? '')
  const number = Number(match?.[1])
  return number > 0 ? number : undefined
}

const sizeOf = (root: Element): { width: number; height: number } => {
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/u)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] = box
  const hasBox = boxWidth > 0 && boxHeight > 0
  const ratio = hasBox ? boxWidth / boxHeight : 2
  const width = pixels(root.getAttribute('width'))
  const height = pixels(root.getAttribute('height'))
  if (width !== undefined) return { width, height: height ?? width / ratio }
  if (height !== undefined) return { width: height * ratio, height }
  return hasBox ? { width: boxWidth, height: boxHeight } : { width: 300, height: 150 }
}

/**
 * Parses a drawing as XML and takes out all that can run or fetch: scripts, event handlers,
 * `foreignObject`, references outside the drawing, style sheets that load others, processing
 * instructions and the DOCTYPE with its entities.
 * @throws Error with a plain reason where the text is not a well-formed SVG.
 */
export const sanitiseSvg = (text: string): CleanSvg => {
  const document = new window.DOMParser().parseFromString(text, 'image/svg+xml')
  const root = document.documentElement
  const failure = document.querySelector('parsererror')
  if (failure !== null) throw new Error(`the XML is broken (${failure.textContent.trim()})`)
  if (root.localName !== 'svg' || root.namespaceURI !== svgNamespace) {
    throw new Error(`the outermost element is <${root.localName}>, not <svg>`)
  }
  purifier.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_ATTR: ['role'],
  })
  const removed = purifier.removed.flatMap((item) =>
    'element' in item
      ? [item.element.nodeName]
      : item.attribute === null
        ? []
        : [item.attribute.name],
  )
  removed.push(...removeOutsideReferences(root))
  const size = sizeOf(root)
  return {
    svg: `${new window.XMLSerializer().serializeToString(root)}\n`,
    width: Math.round(size.width),
    height: Math.round(size.height),
    removed: [...new Set(removed)],
  }
}
