import { Search } from 'lucide-react'
import { paths } from '../../../domain/seo/paths.ts'
import type { SearchAnswer } from '../../../domain/search/search.ts'
import { AppLink } from '../../components/buttons/AppLink.tsx'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { PriceText } from '../../components/cards/Card.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import type { PageProps } from '../../page-route.tsx'
import { Highlighted } from '../../search/Highlighted.tsx'
import { SearchBox } from '../../search/SearchBox.tsx'
import { PageBody } from '../parts/PageBody.tsx'
import { PageHero } from '../parts/PageHero.tsx'

/** What a search found, grouped by kind; where the search box leads without JavaScript. */
export function SearchPage({ page }: PageProps<'search'>) {
  const { answer, failed } = page
  const { query, total } = answer
  return (
    <>
      <PageHero title={query ? `Results for “${query}”` : 'Search'}>
        <div className="mt-6 max-w-2xl">
          <SearchBox variant="page" query={query} />
        </div>
      </PageHero>
      <PageBody>
        {failed && (
          <div className="mb-8">
            <StatusMessage tone="info">
              Our projects could not be searched just now, so only the pages of this site were.
            </StatusMessage>
          </div>
        )}
        {query !== '' && total === 0 ? (
          <EmptyState
            icon={<Search size={32} strokeWidth={1.5} aria-hidden="true" />}
            title={`No results found for “${query}”`}
            action={<ButtonLink to={paths.listing}>Explore Properties</ButtonLink>}
          >
            Try the name of a project, a developer or a place.
          </EmptyState>
        ) : (
          <Results answer={answer} />
        )}
      </PageBody>
    </>
  )
}

function Results({ answer }: { readonly answer: SearchAnswer }) {
  const { groups, query, total } = answer
  const listed = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div className="max-w-narrow">
      {listed < total && (
        <p className="mb-8 text-muted">
          The first {listed} of {total} results. A longer search finds fewer.
        </p>
      )}
      {groups.map(({ label, items }) => (
        <section key={label} aria-label={label} className="mb-12">
          <h2 className="mb-3 display-small text-2xl">{label}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {items.map(({ title, subtitle, price, url }) => (
              <li
                key={url + title}
                className="group relative flex flex-wrap items-center justify-between gap-x-8 gap-y-1 rounded-sm py-4 has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
              >
                <div className="min-w-0">
                  <h3 className="font-semibold">
                    <AppLink to={url} className="stretched outline-none">
                      <span className="underline-grow">
                        <Highlighted text={title} query={query} />
                      </span>
                    </AppLink>
                  </h3>
                  {subtitle && (
                    <p className="text-sm text-muted">
                      <Highlighted text={subtitle} query={query} />
                    </p>
                  )}
                </div>
                {price && <PriceText>{price}</PriceText>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
