import { useLocation } from 'react-router-dom'
import { breadcrumbs } from '../../domain/seo/breadcrumbs.ts'
import { breadcrumbJsonLd, type JsonLd } from '../../domain/seo/json-ld.ts'
import { pageFacts } from '../../domain/seo/page-facts.ts'
import { paths } from '../../domain/seo/paths.ts'
import { pageHead, type PageFacts } from '../../domain/seo/seo.ts'
import { useShell } from '../shell.ts'
import type { Question } from '../source/source.ts'
import type { PageViews } from '../source/views.ts'
import { DataBlocks } from './DataBlocks.tsx'
import { factsOf } from './page-heads.ts'
import { structuredData } from './structured-data.ts'

const NONE: readonly JsonLd[] = []

/** What a page says about itself: tags, hoisted into the document's head, and structured data. */
export function PageHead<Q extends Question>({
  question,
  page,
}: {
  readonly question: Q
  readonly page: PageViews[Q]
}) {
  const shell = useShell()
  return (
    <Head
      facts={factsOf(question, page, shell)}
      // Written on the server only, so that its code stays out of the browser.
      nodes={import.meta.env.SSR ? structuredData(question, page, shell) : NONE}
    />
  )
}

/** The head of an address with nothing behind it. */
export function MissingHead() {
  return <Head facts={pageFacts.notFound()} nodes={NONE} />
}

function Head({ facts, nodes }: { readonly facts: PageFacts; readonly nodes: readonly JsonLd[] }) {
  const { publicUrl, agency, socialImage } = useShell()
  const { pathname } = useLocation()
  const site = {
    name: agency.name,
    tagline: agency.tagline,
    publicUrl,
    ...(socialImage && { socialImage }),
  }
  const { title, canonical, tags } = pageHead(site, facts)
  return (
    <>
      <title>{title}</title>
      {facts.path !== paths.notFound && <link rel="canonical" href={canonical} />}
      {tags.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      <DataBlocks
        nodes={
          import.meta.env.SSR
            ? [...nodes, breadcrumbJsonLd(publicUrl, breadcrumbs(pathname, facts.title))]
            : NONE
        }
      />
    </>
  )
}
