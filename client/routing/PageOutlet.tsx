import { createElement } from 'react'
import { MissingPage } from '../pages/not-found/NotFoundPage.tsx'
import { PageFailure } from '../pages/shared/PageFailure.tsx'
import { pageAt } from '../routes.tsx'
import { pageComponent } from './page-code.ts'
import type { PageMeta } from './page-source.ts'
import { useLocation } from 'react-router-dom'
import { usePage } from './router.tsx'

/** The page of the address, or why there is none. */
export function PageOutlet() {
  const { pathname } = useLocation()
  const { error, result } = usePage()
  if (error !== undefined) return <PageFailure error={error} />
  const { name, pattern } = pageAt(pathname)
  const Page = pageComponent(name)
  if (result.kind === 'missing') {
    return (
      <>
        {result.meta && <MetaTags meta={result.meta} />}
        <MissingPage missing={result.missing} />
      </>
    )
  }
  if (!Page || !result.meta) return null
  return (
    <>
      <MetaTags meta={result.meta} />
      {createElement(Page, { key: pattern, page: result.page })}
    </>
  )
}

/** Title, canonical link and meta tags, which React hoists into the document's head. */
function MetaTags({ meta: { title, canonical, tags } }: { meta: PageMeta }) {
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
