import { useState } from 'react'
import { jsonLdText, type JsonLd } from '../../domain/seo/json-ld.ts'
import { useHydrated } from '../components/hooks/use-hydrated.ts'

/**
 * Structured data as data blocks. Search engines read the server's page: the browser keeps the
 * blocks that came with it as they are, and writes none for the pages that follow.
 */
export function DataBlocks({ nodes }: { readonly nodes: readonly JsonLd[] }) {
  const hydrated = useHydrated()
  const [texts] = useState(() => {
    if (import.meta.env.SSR) return nodes.map(jsonLdText)
    return hydrated ? [] : blocksOfDocument()
  })
  return texts.map((text) => (
    <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  ))
}

function blocksOfDocument(): string[] {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]')
  return [...blocks].map((block) => block.textContent)
}
