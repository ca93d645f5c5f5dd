import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../domain/seo/paths.ts'
import {
  LEAST_COMPARED,
  MAX_COMPARED,
  pathWithKeys,
  projectKey,
  readKeys,
} from '../../../domain/shortlist/shortlist.ts'
import { listAnd } from '../../../domain/text/text.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { CopyButton } from '../../components/buttons/CopyButton.tsx'
import { useHydrated } from '../../components/lazy-component.tsx'
import { Section } from '../../components/Section.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { EnquiryForm } from '../../enquiry/forms/EnquiryForm.tsx'
import { shortlist } from '../../shortlist/store.ts'
import { RecentlyViewed } from '../../shortlist/RecentlyViewed.tsx'
import { PageHero } from '../shared/PageHero.tsx'
import { ProjectGrid } from '../shared/ProjectGrid.tsx'
import type { ProjectCardView } from '../../components/cards/ProjectCard.tsx'

export type ShortlistView = {
  /** The address names projects, whether they exist or not. */
  asked: boolean
  cards: readonly ProjectCardView[]
  /** How many of those named do not exist. */
  unknown: number
}

/** The projects an address names; without any, those saved in this browser take their place. */
export function ShortlistPage({ page }: { page: ShortlistView }) {
  const keys = shortlist.use()
  const own = pathWithKeys(paths.shortlist, keys)
  const { asked, cards, unknown } = page
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isOwn = own === pathWithKeys(paths.shortlist, readKeys(search.get('projects')))
  // What is gone would fill the list for good: no page shows it, so nobody could remove it.
  useEffect(() => {
    if (isOwn && unknown > 0) shortlist.set(cards.map(({ path }) => projectKey(path)))
  }, [isOwn, unknown, cards])
  useEffect(() => {
    if (!asked && own !== paths.shortlist) void navigate(own, { replace: true })
  }, [asked, own, navigate])
  return (
    <>
      <PageHero title="Shortlist" intro={introOf(page)} />
      {/* As high as the screen: what is added below it moves nothing that is seen. */}
      <Section labelledBy="saved-title" className="min-h-svh">
        <h2 id="saved-title" className="sr-only">
          Saved projects
        </h2>
        {page.cards.length > 0 ? <Saved page={page} /> : <Nothing page={page} />}
      </Section>
      <RecentlyViewed />
    </>
  )
}

function introOf({ cards: { length } }: ShortlistView): string {
  if (length === 0)
    return 'Projects you save with the heart wait here, to compare, to ask about or to pass on.'
  return length === 1
    ? 'One project, to ask about or to pass on.'
    : `${length} projects to compare, to ask about or to pass on.`
}

function Saved({ page: { cards, unknown } }: { page: ShortlistView }) {
  const keys = cards.map(({ path }) => projectKey(path))
  const names = cards.map(({ name, developer }) => `${name} by ${developer}`)
  return (
    <>
      {unknown > 0 && <Unknown count={unknown} />}
      <div className="mb-8 flex flex-wrap items-start gap-3">
        {keys.length >= LEAST_COMPARED && (
          <ButtonLink to={pathWithKeys(paths.compare, keys.slice(0, MAX_COMPARED))} size="sm">
            {keys.length > MAX_COMPARED
              ? `Compare the first ${MAX_COMPARED}`
              : `Compare ${keys.length === 2 ? 'both' : `all ${keys.length}`}`}
          </ButtonLink>
        )}
        <CopyButton path={() => pathWithKeys(paths.shortlist, keys)} opens="this list" />
      </div>
      <ProjectGrid projects={cards} opensPage />
      <div className="mx-auto mt-16 max-w-text rounded-lg border border-border bg-surface p-6 shadow-soft sm:p-8 print:hidden">
        <h2 className="mb-5 display-small text-2xl">
          {cards.length === 1 ? 'Ask about this project' : 'Ask about all of them'}
        </h2>
        <EnquiryForm
          key={keys.join(',')}
          request={{
            source: 'shortlist',
            projectId: cards[0]?.id,
            message: `I am interested in ${listAnd(names)}.`,
          }}
        />
      </div>
    </>
  )
}

function Unknown({ count }: { count: number }) {
  return (
    <p className="mb-6 rounded-md border border-border bg-gold-tint px-5 py-4">
      {count === 1
        ? 'One project of this list is no longer offered and was left out.'
        : `${count} projects of this list are no longer offered and were left out.`}
    </p>
  )
}

/** No project to show: none named, none saved, or only such as do not exist. */
function Nothing({ page: { asked, unknown } }: { page: ShortlistView }) {
  const hydrated = useHydrated()
  return (
    <>
      {asked && unknown > 0 && <Unknown count={unknown} />}
      <div className={hydrated || asked ? undefined : 'invisible noscript:visible'}>
        <EmptyState
          icon="Heart"
          title="Nothing saved yet"
          action={<ButtonLink to={paths.listing}>Explore Properties</ButtonLink>}
        >
          <span className="noscript:hidden">
            Press the heart on a project to keep it here, in this browser only.
          </span>
          <span className="hidden wrap-anywhere noscript:inline">
            Saving needs JavaScript. Without it, open a list that somebody sent you, or name
            projects in the address: {paths.shortlist}?
            <wbr />
            projects=developer/project,
            <wbr />
            developer/project
          </span>
        </EmptyState>
      </div>
    </>
  )
}
