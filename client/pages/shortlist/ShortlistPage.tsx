import { useEffect } from 'react'
import { useNavigate, useLocation } from 'react-router-dom'
import { paths } from '../../../domain/seo/paths.ts'
import {
  MIN_COMPARED,
  MAX_COMPARED,
  pathWithKeys,
  projectKey,
  readKeys,
  unavailableText,
  withMovedKeys,
  type MovedKeys,
} from '../../../domain/shortlist/shortlist.ts'
import { isMapRequested, mapPath } from '../../../domain/listing/listing-parameters.ts'
import { listAnd } from '../../../domain/text/text.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { CopyButton } from '../../components/buttons/CopyButton.tsx'
import { WhatsAppShare } from '../../components/buttons/WhatsAppShare.tsx'
import { useHydrated } from '../../components/external-store.ts'
import { Section, SectionTitle } from '../../components/Section.tsx'
import { EmptyState, SectionFailure } from '../../components/status/EmptyState.tsx'
import { EnquiryForm } from '../../enquiry/forms/EnquiryForm.tsx'
import { shortlist } from '../../saved/saved-projects.ts'
import { RecentlyViewed } from '../../saved/RecentlyViewed.tsx'
import { PageHero } from '../shared/PageHero.tsx'
import { ProjectResults, MapLink } from '../shared/ProjectResults.tsx'
import type { ProjectCardView } from '../../components/cards/ProjectCard.tsx'
import { TranslatableTexts } from '../../components/TranslatableTexts.tsx'

export type ShortlistView = MovedKeys & {
  /** Whether the address names projects, whether they exist or not. */
  asked: boolean
  cards: readonly ProjectCardView[]
  /** Whether the projects are shown on a map too. */
  map?: true | undefined
  /** How many of the named projects are missing from the data for now. */
  unavailable: number
}

/** The projects that an address names; where it names none, those saved in this browser. */
export function ShortlistPage({ page }: { page: ShortlistView }) {
  const keys = shortlist.use()
  const currentAddress = pathWithKeys(paths.shortlist, keys)
  const { asked } = page
  const navigate = useNavigate()
  const { search } = useLocation()
  const isOwn =
    currentAddress ===
    pathWithKeys(paths.shortlist, readKeys(new URLSearchParams(search).get('projects')))
  // Projects that no longer exist are dropped, as no page shows them and nobody could remove them.
  useEffect(() => {
    const list = withMovedKeys(keys, page)
    if (isOwn && list.join() !== keys.join()) shortlist.set(list)
  }, [isOwn, keys, page])
  useEffect(() => {
    if (asked || currentAddress === paths.shortlist) return
    const isMap = isMapRequested(new URLSearchParams(search))
    void navigate(isMap ? mapPath(currentAddress) : currentAddress, { replace: true })
  }, [asked, currentAddress, navigate, search])
  return (
    <>
      <PageHero title="Shortlist" intro={introOf(page)} />
      {/* The section is as high as the screen, so that additions below move nothing in view. */}
      <Section titled className="min-h-svh">
        <SectionTitle className="sr-only">Saved projects</SectionTitle>
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

function Saved({ page }: { page: ShortlistView }) {
  const { cards, map = false } = page
  const keys = cards.map(({ path }) => projectKey(path))
  const listHref = pathWithKeys(paths.shortlist, keys)
  const names = cards.map(({ name, developer }) => `${name} by ${developer}`)
  return (
    <>
      <LeftOut page={page} />
      <div className="mb-8 flex flex-wrap items-start gap-3">
        {keys.length >= MIN_COMPARED && (
          <ButtonLink to={pathWithKeys(paths.compare, keys.slice(0, MAX_COMPARED))} size="sm">
            {keys.length > MAX_COMPARED
              ? `Compare the first ${MAX_COMPARED}`
              : `Compare ${keys.length === 2 ? 'both' : `all ${keys.length}`}`}
          </ButtonLink>
        )}
        <MapLink to={map ? listHref : mapPath(listHref)} isMap={map} />
        <CopyButton path={() => listHref} opens="this list" />
        <WhatsAppShare projects={cards} path={listHref} />
      </div>
      <ProjectResults projects={cards} opensPage listHref={map && listHref} />
      <div className="mt-16 max-w-text rounded-lg border border-border bg-surface p-6 shadow-soft sm:p-8 print:hidden">
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

function LeftOut({ page: { gone, unavailable } }: { page: ShortlistView }) {
  const notes = [
    gone.length === 1 && 'One project of this list is no longer offered and was left out.',
    gone.length > 1 &&
      `${gone.length} projects of this list are no longer offered and were left out.`,
    unavailable > 0 && unavailableText(unavailable),
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className="mb-6 rounded-md border border-border bg-accent-tint px-5 py-4">
      {note}
    </p>
  ))
}

function Nothing({ page }: { page: ShortlistView }) {
  const hydrated = useHydrated()
  if (page.unavailable > 0) {
    return (
      <SectionFailure title={unavailableText(page.unavailable)}>
        What you saved stays saved.
      </SectionFailure>
    )
  }
  return (
    <>
      <LeftOut page={page} />
      <div className={hydrated || page.asked ? undefined : 'invisible noscript:visible'}>
        <EmptyState
          icon="Heart"
          title="Nothing saved yet"
          action={<ButtonLink to={paths.listing}>Explore Properties</ButtonLink>}
        >
          <span className="noscript:hidden">
            Press the heart on a project to keep it here, in this browser only.
          </span>
          <span className="hidden wrap-anywhere noscript:inline">
            <TranslatableTexts>
              Saving needs JavaScript. Without it, open a list that somebody sent you, or name
              projects in the address: {paths.shortlist}?
              <wbr />
              projects=developer/project,
              <wbr />
              developer/project
            </TranslatableTexts>
          </span>
        </EmptyState>
      </div>
    </>
  )
}
