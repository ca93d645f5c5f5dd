import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'
import { ImageRefused } from './resolve-image.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'
const { window } = new JSDOM('')
const purifier = createDOMPurify(window)

// Escapes can hide `url(`, so style with escapes is dropped.
const unsafeStyle =
  /\\|@import|@font-face|expression\s*\(|(?:image|image-set|src|cross-fade)\s*\(/iu
const styleAddress = /url\(\s*(['"]?)([^'")]*)\1\s*\)/giu
const embeddedPicture = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,/iu

/** Whether CSS refers only to the drawing's own parts (`url(#gradient)`) and embedded pictures. */
const isLocalStyle = (css: string): boolean => {
  if (unsafeStyle.test(css)) return false
  const addresses = [...css.matchAll(styleAddress)]
  const opened = css.match(/url\s*\(/giu)?.length ?? 0
  return (
    opened === addresses.length &&
    addresses.every(([, , target = '']) => target.startsWith('#') || embeddedPicture.test(target))
  )
}

const localRules = (css: string): string => {
  const style = window.document.createElement('style')
  style.textContent = css
  window.document.head.append(style)
  const rules = [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)
  style.remove()
  return rules.filter(isLocalStyle).join('\n')
}

// The purifier removes what can run; this removes what merely fetches from elsewhere.
purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  const { attrName, attrValue } = attribute
  const value = attrValue.trim()
  const isAllowed = /^(?:xlink:)?(?:href|src)$/.test(attrName)
    ? value.startsWith('#') || (element.localName === 'image' && embeddedPicture.test(value))
    : attrName.startsWith('xmlns') || isLocalStyle(value)
  if (!isAllowed) attribute.keepAttr = false
})

/**
 * Parses a drawing as XML and removes everything that can run or fetch; `removed` lists it.
 * @throws ImageRefused where the text is not a well-formed SVG
 */
export const sanitiseSvg = (text: string): { svg: string; removed: readonly string[] } => {
  const document = new window.DOMParser().parseFromString(text, 'image/svg+xml')
  const root = document.documentElement
  const failure = document.querySelector('parsererror')
  if (failure !== null)
    throw new ImageRefused(`cannot be decoded: the XML is broken (${failure.textContent.trim()})`)
  if (root.localName === 'svg' && root.namespaceURI === null) {
    throw new ImageRefused(
      `cannot be decoded: its <svg> lacks xmlns="${svgNamespace}", without which browsers show nothing`,
    )
  }
  if (root.localName !== 'svg' || root.namespaceURI !== svgNamespace) {
    throw new ImageRefused(
      `cannot be decoded: the outermost element is <${root.localName}>, not <svg>`,
    )
  }
  withoutCdata(document)
  purifier.sanitize(root, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    ADD_ATTR: ['role'],
  })
  const removed = purifier.removed.flatMap((item) =>
    'element' in item ? item.element.nodeName : (item.attribute?.name ?? []),
  )
  for (const style of root.querySelectorAll('style')) {
    if (isLocalStyle(style.textContent)) continue
    style.textContent = localRules(style.textContent)
    if (style.textContent === '') style.remove()
    removed.push('style')
  }
  return {
    svg: `${new window.XMLSerializer().serializeToString(root)}\n`,
    removed: [...new Set(removed)],
  }
}

/**
 * Turns the CDATA sections in which drawing programs write styles into plain text, as the purifier
 * drops those.
 */
const withoutCdata = (document: XMLDocument): void => {
  const sections = document.createNodeIterator(document, window.NodeFilter.SHOW_CDATA_SECTION)
  for (let node = sections.nextNode(); node; node = sections.nextNode()) {
    ;(node as CDATASection).replaceWith(document.createTextNode(node.nodeValue ?? ''))
  }
}
