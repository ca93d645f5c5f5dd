import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { noBreakAmounts } from '../../domain/price/money.ts'
import { pathWithKeys, projectKey, type MovedKeys } from '../../domain/shortlist/shortlist.ts'
import { Button } from '../components/buttons/Button.tsx'
import { ProjectCard, type ProjectCardView } from '../components/cards/ProjectCard.tsx'
import { Container, SectionTitle, Titled } from '../components/Section.tsx'
import { fetchSource } from '../routing/fetch-source.ts'
import { viewedProjects } from './saved-projects.ts'

/** The projects viewed in this browser, newest first, each with the change of its price. */
export function RecentlyViewed() {
  const viewed = viewedProjects.use()
  const { cards, renamed } = useCards(viewed.map(({ key }) => key))
  const container = useRef<HTMLDivElement>(null)
  const cleared = useRef<HTMLParagraphElement>(null)
  const hasRoom = useOutOfView(container, cards.length > 0)
  const shownProjects = viewed.flatMap(({ key, price }) => {
    const card = cards.find(({ path }) => projectKey(path) === (renamed[key] ?? key))
    return card ? [{ card, price }] : []
  })
  return (
    <div ref={container} className="print:hidden">
      <p ref={cleared} tabIndex={-1} className="sr-only">
        {cards.length > 0 && viewed.length === 0 && 'Cleared'}
      </p>
      {hasRoom && shownProjects.length > 0 && (
        <Titled className="border-t border-border py-12 md:py-16">
          <Container>
            <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
              <SectionTitle className="display-small text-2xl">You looked at</SectionTitle>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  viewedProjects.set(undefined)
                  cleared.current?.focus({ preventScroll: true })
                }}
              >
                Clear
              </Button>
            </div>
            <ul className="-mx-(--gutter) flex scroll-px-(--gutter) gap-6 rail-scroll px-(--gutter) pb-2">
              {shownProjects.map(({ card, price }) => (
                <li key={card.path} className="flex w-72 shrink-0 flex-col [&>article]:grow">
                  <ProjectCard project={card} />
                  {price !== card.priceText && (
                    <p className="mt-2 text-sm font-semibold">
                      {noBreakAmounts(`Price changed: ${price} → ${card.priceText}`)}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </Container>
        </Titled>
      )}
    </div>
  )
}

type FoundCards = Pick<MovedKeys, 'renamed'> & { cards: readonly ProjectCardView[] }

/** The cards of projects that are still offered, by key; the previous cards while others load. */
function useCards(keys: readonly string[]): FoundCards {
  const [cards, setCards] = useState<FoundCards>({ cards: [], renamed: {} })
  const query = pathWithKeys('', keys)
  useEffect(() => {
    if (query === '') return
    const controller = new AbortController()
    const load = async (retries: readonly number[]): Promise<void> => {
      try {
        const search = new URLSearchParams(query)
        const result = await fetchSource.load('shortlist', {}, search, controller.signal)
        if (controller.signal.aborted) return
        if (result.kind !== 'page') throw new Error('no cards')
        setCards(result.page as FoundCards)
      } catch {
        // Nobody waits for the cards, so there is time to try again.
        const [delay, ...others] = retries
        if (delay !== undefined && !controller.signal.aborted)
          setTimeout(() => controller.signal.aborted || void load(others), delay)
      }
    }
    void load(RETRY_AFTER_MS)
    return () => controller.abort()
  }, [query])
  return cards
}

const RETRY_AFTER_MS = [2000, 8000, 30_000]

/** Whether content that is `ready` lies below the screen, so that it moves nothing in view. */
function useOutOfView(container: RefObject<HTMLElement | null>, ready: boolean): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const element = container.current
    if (!ready || isOut || !element) return
    const check = () => {
      // At once, as on a slow phone the visitor scrolls on after the measurement.
      if (element.getBoundingClientRect().top >= window.innerHeight) flushSync(() => setIsOut(true))
    }
    // The margin makes the observer call back whenever the place passes the screen's lower edge.
    const observer = new IntersectionObserver(check, { rootMargin: '1000000px 0px 0px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [container, ready, isOut])
  return isOut
}
