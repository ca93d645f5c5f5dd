import { useState } from 'react'
import { breadcrumbJsonLd, type JsonLd } from '../../domain/seo/json-ld.ts'
import type { MetaTag } from '../../domain/seo/seo.ts'
import { PAGES, type PageName, type PageViews } from '../pages.ts'
import { useShell } from '../shell.ts'
import type { PageAbout } from './about.ts'
import { DataBlocks } from './DataBlocks.tsx'

const NONE: readonly JsonLd[] = []

type PageHeadProps<Name extends PageName> = {
  readonly name: Name
  readonly view: PageViews[Name]
  readonly about: PageAbout
}

/** What a page says about itself: tags, hoisted into the document's head, and structured data. */
export function PageHead<Name extends PageName>({ name, view, about }: PageHeadProps<Name>) {
  const shell = useShell()
  return (
    <>
      <HeadTags about={about} />
      <DataBlocks
        nodes={
          import.meta.env.SSR
            ? [
                ...(PAGES[name].published?.structuredData?.(view as never, shell) ?? []).filter(
                  (node) => node !== undefined,
                ),
                breadcrumbJsonLd(shell.publicUrl, about.trail),
              ]
            : NONE
        }
      />
    </>
  )
}

/** Title, canonical link and meta tags. */
export function HeadTags({ about: { title, canonical, tags } }: { readonly about: PageAbout }) {
  // A document's state leaves them out: its head has them.
  const [found] = useState(tagsOfDocument)
  return (
    <>
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {(tags.length > 0 ? tags : found).map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
    </>
  )
}

function tagsOfDocument(): MetaTag[] {
  if (import.meta.env.SSR) return []
  const tags = document.head.querySelectorAll<HTMLMetaElement>('meta[property], meta[name]')
  return [...tags]
    .filter(({ name }) => name !== 'viewport' && name !== 'theme-color')
    .map((tag) => {
      const property = tag.getAttribute('property')
      return property === null
        ? { name: tag.name, content: tag.content }
        : { property, content: tag.content }
    })
}
