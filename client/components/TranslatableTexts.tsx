import { Children, type ReactNode } from 'react'

/**
 * Puts each text among its children into an element of its own, as every text must have one: browsers'
 * translators replace text nodes, so React must neither change or remove one nor insert before it.
 */
export function TranslatableTexts({ children }: { children: ReactNode }): ReactNode {
  const parts: Exclude<ReactNode, null | undefined>[] = []
  for (const child of Children.toArray(children)) {
    const last = parts.at(-1)
    if (isText(child) && isText(last)) parts[parts.length - 1] = `${last}${child}`
    else parts.push(child)
  }
  return parts.map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- a sentence's parts have their places
    isText(part) ? <span key={index}>{part}</span> : part,
  )
}

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number'
