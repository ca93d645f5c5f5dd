import { useEffect, useRef, useState, type RefObject } from 'react'
import { pathWithKeys, projectKey } from '../../domain/shortlist/shortlist.ts'
import { Button } from '../components/buttons/Button.tsx'
import { ProjectCard, type ProjectCardView } from '../components/cards/ProjectCard.tsx'
import { Container } from '../components/Section.tsx'
import { fetchSource } from '../routing/fetch-source.ts'
import { viewedProjects } from './store.ts'

/** The projects that were looked at in this browser, newest first, each with what became of its price. */
export function RecentlyViewed() {
  const viewed = viewedProjects.use()
  const cards = useCards(viewed.map(({ key }) => key))
  const place = useRef<HTMLDivElement>(null)
  const cleared = useRef<HTMLParagraphElement>(null)
  const hasRoom = useOutOfView(place, cards.length > 0)
  const shown = viewed.flatMap(({ key, price }) => {
    const card = cards.find(({ path }) => projectKey(path) === key)
    return card ? [{ card, price }] : []
  })
  return (
    <div ref={place} className="print:hidden">
      <p ref={cleared} tabIndex={-1} className="sr-only">
        {cards.length > 0 && viewed.length === 0 && 'Cleared'}
      </p>
      {hasRoom && shown.length > 0 && (
        <section aria-labelledby="viewed-title" className="border-t border-border py-12 md:py-16">
          <Container>
            <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
              <h2 id="viewed-title" className="display-small text-2xl">
                You looked at
              </h2>
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
              {shown.map(({ card, price }) => (
                <li key={card.path} className="flex w-72 shrink-0 flex-col *:first:grow">
                  <ProjectCard project={card} />
                  {price !== card.priceText && (
                    <p className="mt-2 text-sm font-semibold">
                      Price changed: {price} → {card.priceText}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </Container>
        </section>
      )}
    </div>
  )
}

/** The cards of projects by their keys, as far as they are still offered; the previous ones while others load. */
function useCards(keys: readonly string[]): readonly ProjectCardView[] {
  const [cards, setCards] = useState<readonly ProjectCardView[]>([])
  const query = pathWithKeys('', keys)
  useEffect(() => {
    if (query === '') return
    const left = new AbortController()
    const load = async () => {
      const found = await fetchSource.load('shortlist', {}, new URLSearchParams(query), left.signal)
      if (found.kind === 'page')
        setCards((found.page as { cards: readonly ProjectCardView[] }).cards)
    }
    // Nobody waits for it.
    load().catch(() => undefined)
    return () => left.abort()
  }, [query])
  return cards
}

/** Whether what is `ready` lies below what is seen, where it moves nothing that is read. */
function useOutOfView(place: RefObject<HTMLElement | null>, ready: boolean): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    if (!ready || isOut) return
    const check = () => {
      const top = place.current?.getBoundingClientRect().top ?? 0
      if (top >= window.innerHeight) setIsOut(true)
    }
    check()
    window.addEventListener('scroll', check, { passive: true })
    return () => window.removeEventListener('scroll', check)
  }, [place, ready, isOut])
  return isOut
}
