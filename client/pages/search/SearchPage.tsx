import { noBreakAmounts } from '../../../domain/price/money.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { mapPath } from '../../../domain/listing/listing-parameters.ts'
import {
  beginsWithText,
  leftOutText,
  NO_RESULTS_ADVICE,
  noResultsTitle,
  type SearchAnswer,
} from '../../../domain/search/search-answer.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { ACTION_LINK, AppLink } from '../../components/links/AppLink.tsx'
import { PriceText, type ProjectCardView } from '../../components/cards/ProjectCard.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import { cx } from '../../components/cx.ts'
import { StatusMessage } from '../../components/status/live-region.tsx'
import { projectCount } from '../../../domain/text/text.ts'
import { SearchExamples } from '../../search/SearchExamples.tsx'
import { HighlightedText } from '../../search/HighlightedText.tsx'
import { SearchBox } from '../../search/SearchBox.tsx'
import { PageBody, PageHero } from '../shared/PageHero.tsx'
import { ProjectResults, MapLink } from '../shared/ProjectResults.tsx'
import { Icon } from '../../components/icons/Icon.tsx'

export type SearchView = {
  /** The results; their groups hold everything but the projects, which are in `cards`. */
  answer: SearchAnswer
  cards: readonly ProjectCardView[]
  page: number
  pages: number
  /** Set where all results are on one page, with a map. */
  map?: true | undefined
  /** The filters that were understood, each with the search without it. */
  chips: readonly { label: string; url: string }[]
  /** Whether a project file failed to load, so that results may be missing. */
  failed: boolean
}

/** The results of a search, grouped by kind; the search box leads here without JavaScript. */
export function SearchPage({ page }: { page: SearchView }) {
  const { answer, cards, chips, failed, map = false } = page
  const { query, total, understood, corrected, beginsWith, leftOut } = answer
  const listHref = paths.search(query)
  return (
    <>
      <PageHero title={query ? `Results for “${query}”` : 'Search'}>
        <div className="mt-6 max-w-2xl">
          <SearchBox variant="page" query={query} />
        </div>
      </PageHero>
      <PageBody>
        <div className={cx(failed && 'mb-8')}>
          <StatusMessage tone="info">
            {failed &&
              'Our projects could not be searched just now, so only the pages of this site were.'}
          </StatusMessage>
        </div>
        {corrected && (
          <p className="mb-6 text-muted">
            <span>{`Nothing was found for “${query}”. These are results for `}</span>
            <strong className="text-ink">{`“${corrected}”.`}</strong>
          </p>
        )}
        {beginsWith && <p className="mb-6 text-muted">{beginsWithText(beginsWith)}</p>}
        {leftOut && <p className="mb-6 text-muted">{leftOutText(leftOut)}</p>}
        {understood && <Understood understood={understood} chips={chips} />}
        {query === '' && <SearchExamples />}
        {query !== '' && total === 0 ? (
          <NothingFound answer={answer} />
        ) : (
          <>
            {cards.length > 0 && (
              <section aria-label="Projects" className="mb-12">
                <div className="mb-5 flex items-center justify-between gap-4">
                  <h2 className="display-small text-2xl">Projects</h2>
                  <MapLink to={map ? listHref : mapPath(listHref)} isMap={map} />
                </div>
                <ProjectResults projects={cards} opensPage listHref={map && listHref} />
              </section>
            )}
            <Results answer={answer} />
            <Pagination
              page={page.page}
              pages={page.pages}
              hrefOf={(number) => resultsPage(query, number)}
              label="Pages of results"
            />
          </>
        )}
      </PageBody>
    </>
  )
}

/** Says that nothing was found, and links to the results without words that nobody knows. */
function NothingFound({ answer: { query, understood } }: { answer: SearchAnswer }) {
  const understoodInPart =
    understood?.rest !== undefined && understood.total > 0 ? understood : undefined
  return (
    <EmptyState
      icon="Search"
      title={noResultsTitle(query)}
      action={
        <ButtonLink to={understoodInPart?.url ?? paths.listing}>
          {understoodInPart
            ? `See ${projectCount(understoodInPart.total)} without it`
            : 'Explore Properties'}
        </ButtonLink>
      }
    >
      {understoodInPart
        ? `Nothing we know of ${understoodInPart.total === 1 ? 'this project' : `these ${projectCount(understoodInPart.total)}`} says “${understoodInPart.rest}”.`
        : NO_RESULTS_ADVICE}
    </EmptyState>
  )
}

const resultsPage = (query: string, page: number): string =>
  page === 1 ? paths.search(query) : `${paths.search(query)}&page=${page}`

function Understood({
  understood: { text, total, url },
  chips,
}: {
  understood: NonNullable<SearchAnswer['understood']>
  chips: SearchView['chips']
}) {
  return (
    <section aria-label="What was understood" className="mb-10">
      <p className="text-lg">
        <strong className="font-semibold">{noBreakAmounts(text)}</strong>
        <span className="whitespace-nowrap">{` · ${projectCount(total)}`}</span>
      </p>
      <ul className="mt-3 flex flex-wrap items-center gap-2">
        {chips.map(({ label, url: without }) => (
          <li key={label}>
            <AppLink
              to={without}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-border-strong bg-surface px-3.5 text-sm hover:bg-surface-muted"
            >
              <span className="sr-only">Remove </span>
              <span>{noBreakAmounts(label)}</span>
              <Icon name="X" size={14} />
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink to={url} className={ACTION_LINK}>
            See all in the list, with filters
          </AppLink>
        </li>
      </ul>
    </section>
  )
}

function Results({ answer }: { answer: SearchAnswer }) {
  const { groups, query } = answer
  return (
    <div className="max-w-narrow">
      {groups.map(({ label, items }) => (
        <section key={label} aria-label={label} className="mb-12">
          <h2 className="mb-3 display-small text-2xl">{label}</h2>
          <ul className="border-y border-border">
            {items.map(({ title, subtitle, price, url }) => (
              <li
                key={url + title}
                className="group relative flex flex-wrap items-center justify-between gap-x-8 gap-y-1 rounded-sm border-border py-4 not-last:border-b has-focus-visible:outline-3 has-focus-visible:outline-(--focus)"
              >
                <div className="min-w-0">
                  <h3 className="font-semibold">
                    <AppLink to={url} className="stretched-link">
                      <span className="underline-grow">
                        <HighlightedText text={title} query={query} />
                      </span>
                    </AppLink>
                  </h3>
                  {subtitle && (
                    <p className="text-sm text-muted">
                      <HighlightedText text={subtitle} query={query} />
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
