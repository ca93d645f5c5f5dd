import { useLocation } from 'react-router-dom'
import { breadcrumbJsonLd, jsonLdText } from '../../domain/json-ld.ts'
import { breadcrumbs } from '../../domain/breadcrumbs.ts'
import { pageHead } from '../../domain/seo.ts'
import { useShell } from '../shell.ts'
import type { Question } from '../source/source.ts'
import type { PageViews } from '../source/views.ts'
import { headOf, missingHead, type Head } from './page-heads.ts'

/** What a page says about itself, hoisted into the document's head; structured data as data blocks. */
export function PageHead<Q extends Question>({
  question,
  page,
}: {
  readonly question: Q
  readonly page: PageViews[Q]
}) {
  const shell = useShell()
  return <HeadTags {...headOf(question, page, shell)} />
}

/** The head of an address with nothing behind it. */
export function MissingHead() {
  return <HeadTags {...missingHead()} />
}

function HeadTags({ facts, jsonLd }: Head) {
  const { publicUrl, agency, socialImage } = useShell()
  const { pathname } = useLocation()
  const site = {
    name: agency.name,
    tagline: agency.tagline,
    publicUrl,
    ...(socialImage && { socialImage }),
  }
  const { title, canonical, tags } = pageHead(site, facts)
  const nodes = [...jsonLd, breadcrumbJsonLd(publicUrl, breadcrumbs(pathname, facts.title))]
  return (
    <>
      <title>{title}</title>
      {!facts.noindex && <link rel="canonical" href={canonical} />}
      {tags.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      {nodes.map((node) => (
        <script
          key={String(node['@type'])}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLdText(node) }}
        />
      ))}
    </>
  )
}
