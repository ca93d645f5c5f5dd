import { breadcrumbJsonLd, type JsonLd } from '../../domain/seo/json-ld.ts'
import { paths } from '../../domain/seo/paths.ts'
import { pageHead, type PageFacts } from '../../domain/seo/seo.ts'
import { PAGES, type PageName, type PageViews } from '../pages.ts'
import { useShell } from '../shell.ts'
import { DataBlocks } from './DataBlocks.tsx'
import type { Trail } from './trail.ts'

const NONE: readonly JsonLd[] = []

type PageHeadProps<Name extends PageName> = {
  readonly name: Name
  readonly view: PageViews[Name]
  readonly trail: Trail
}

/** What a page says about itself: tags, hoisted into the document's head, and structured data. */
export function PageHead<Name extends PageName>({ name, view, trail }: PageHeadProps<Name>) {
  const shell = useShell()
  const page = PAGES[name]
  return (
    <Head
      facts={page.head(view as never, shell)}
      nodes={
        import.meta.env.SSR
          ? [
              ...(page.structuredData?.(view as never, shell) ?? []).filter(
                (node) => node !== undefined,
              ),
              breadcrumbJsonLd(shell.publicUrl, trail),
            ]
          : NONE
      }
    />
  )
}

/** The head of an address with nothing behind it. */
export function MissingHead({ title }: { readonly title: string }) {
  const shell = useShell()
  const facts = PAGES['not-found'].head(undefined as never, shell)
  return <Head facts={{ ...facts, title }} nodes={NONE} />
}

function Head({ facts, nodes }: { readonly facts: PageFacts; readonly nodes: readonly JsonLd[] }) {
  const { publicUrl, agency, sharedPicture } = useShell()
  const site = {
    name: agency.name,
    tagline: agency.tagline,
    publicUrl,
    ...(sharedPicture && { sharedPicture }),
  }
  const { title, canonical, tags } = pageHead(site, facts)
  return (
    <>
      <title>{title}</title>
      {facts.path !== paths.notFound && <link rel="canonical" href={canonical} />}
      {tags.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      <DataBlocks nodes={nodes} />
    </>
  )
}
