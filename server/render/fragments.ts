import { createHash } from 'node:crypto'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { LRUCache } from 'lru-cache'
import type { Fragments } from '../../client/fragments/fragments-context.ts'

/** What the parts of one catalogue's pages may take, in bytes: some two thousand cards. */
const MOST_BYTES = 8 * 1024 * 1024
/** Of so many parts that were shown once it is known: what is never shown again is not worth keeping. */
const MOST_SEEN = 5000
/** About what an entry takes beside its texts. */
const ENTRY_BYTES = 300
/** Of what a part shows, its checksum stands for more characters than this. */
const LONGEST = 1000
const ID_PREFIX = 'no-fragment-'
/** An id by its place in the page, a picture that the page's head announces, what failed or waits. */
const BELONGS_TO_ITS_PAGE = new RegExp(`${ID_PREFIX}|fetchPriority="high"|<!--\\$[!?]`)

/** A part that starts and ends with the same element. */
const PART = /^<([a-z][a-z0-9]*)((?: [a-z-]+="[^"]*")*)>([^]*)<\/\1>$/
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g

type Fragment = { readonly element: ReactElement | undefined; readonly size: number }

/** The HTML of parts that were rendered before, least recently used first to go (decision 12). */
export function createFragments(): Fragments {
  const parts = new WeakMap<object, number>()
  let known = 0
  const seen = new LRUCache<number, true>({ max: MOST_SEEN })
  const fragments = new LRUCache<string, Fragment>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
  })

  function numberOf(part: object): number {
    const number = parts.get(part)
    if (number !== undefined) return number
    known += 1
    parts.set(part, known)
    return known
  }

  return {
    keep(part, props, element) {
      const key = numberOf(part) + propsKey(props)
      const found = fragments.get(key)
      if (found) return found.element
      const mark = markOf(key)
      if (!seen.get(mark)) {
        seen.set(mark, true)
        return undefined
      }
      const html = renderAlone(element())
      const made = elementOf(html)
      // Texts with a rupee sign take two bytes a character.
      const size = ENTRY_BYTES + 2 * (key.length + (made ? html.length : 0))
      fragments.set(key, { element: made, size })
      return made
    },
  }
}

/** Functions only answer events, but whether there is one may show. */
function propsKey(props: object): string {
  let key = short(JSON.stringify(props))
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') key += `${name}()`
  }
  return key
}

/**
 * A number for a key of hundreds of characters, of which thousands would grow old. Where two keys have
 * the same, a part is kept the first time it is shown.
 */
function markOf(key: string): number {
  let mark = 0
  for (let at = 0; at < key.length; at += 1) mark = (Math.imul(mark, 31) + key.charCodeAt(at)) | 0
  return mark
}

const short = (text: string): string =>
  text.length > LONGEST ? createHash('sha256').update(text).digest('base64') : text

/** Nothing where a part needs more than it was given, such as the address its page was asked for. */
function renderAlone(element: ReactElement): string {
  try {
    return renderToString(element, { identifierPrefix: ID_PREFIX })
  } catch {
    return ''
  }
}

/** An element of these very bytes, if there is one that does not have to be rendered. */
function elementOf(html: string): ReactElement | undefined {
  if (BELONGS_TO_ITS_PAGE.test(html)) return
  const [, tag, attributes, inner] = PART.exec(html) ?? []
  if (tag === undefined || attributes === undefined || inner === undefined) return
  const props: Record<string, unknown> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    props[PROPERTIES[name] ?? name] = value.replace(
      /&[a-z0-9#]+;/g,
      (entity) => CHARACTERS[entity] ?? entity,
    )
  }
  const empty = renderToString(createElement(tag, props))
  if (empty !== `<${tag}${attributes}></${tag}>`) return
  return createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: inner } })
}

const PROPERTIES: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex' }

/** As React writes them in attributes. */
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
