import { breadcrumbJsonLd, type JsonLd } from '../../domain/seo/json-ld.ts'
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
  return (
    <>
      <title>{title}</title>
      {canonical && <link rel="canonical" href={canonical} />}
      {tags.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
    </>
  )
}
