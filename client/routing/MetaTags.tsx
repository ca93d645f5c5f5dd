import type { PageMeta } from './page-source.ts'

/** Title, canonical link and meta tags, which React hoists into the document's head. */
export function MetaTags({ meta: { title, canonical, tags } }: { meta: PageMeta }) {
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
