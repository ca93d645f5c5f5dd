import { Search } from 'lucide-react'
import { paths } from '../../domain/paths.ts'
import type { SearchAnswer } from '../../domain/search.ts'
import { AppLink } from '../components/AppLink.tsx'
import { Button, ButtonLink } from '../components/Button.tsx'
import { PriceText } from '../components/cards/Card.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { StatusMessage } from '../components/StatusMessage.tsx'
import type { PageProps } from '../page-route.tsx'
import { PageBody } from './PageBody.tsx'
import { PageHero } from './PageHero.tsx'

/** What a search found, grouped by kind; where the search box leads without JavaScript. */
export function SearchPage({ page }: PageProps<'search'>) {
  const { answer, failed } = page
  const { query, total } = answer
  return (
    <>
      <PageHero
        breadcrumbs={[{ name: 'Home', path: paths.home }, { name: 'Search' }]}
        title={query ? `Results for “${query}”` : 'Search'}
      >
        <SearchForm query={query} />
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

function SearchForm({ query }: { readonly query: string }) {
  return (
    <search>
      <form action={paths.search()} className="mt-6 flex max-w-2xl gap-3 max-sm:flex-col">
        <label htmlFor="search-query" className="sr-only">
          Project, developer or place
        </label>
        <input
          key={query}
          id="search-query"
          type="search"
          name="q"
          defaultValue={query}
          placeholder="Project, developer or place"
          className="h-14 w-full rounded-md border border-transparent bg-surface px-5 text-ink placeholder:text-muted"
        />
        <Button type="submit" size="lg" icon={<Search size={20} aria-hidden="true" />}>
          Search
        </Button>
      </form>
    </search>
  )
}

function Results({ answer }: { readonly answer: SearchAnswer }) {
  const { groups, total } = answer
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
                      <span className="underline-grow">{title}</span>
                    </AppLink>
                  </h3>
                  {subtitle && <p className="text-sm text-muted">{subtitle}</p>}
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
