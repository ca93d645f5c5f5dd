import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PageSource, Question, Reply } from '../../client/source/source.ts'
import type { PageViews } from '../../client/source/views.ts'
import type { Services } from '../services.ts'
import { developer, floorPlans } from './developer.ts'
import { developers, home, trending } from './home.ts'
import { city, listing } from './listing.ts'
import { orRedirect } from './old-addresses.ts'
import { NO_SUCH_PAGE, page, type Asked, type Parts } from './parts.ts'
import { locality, location } from './places.ts'
import { project } from './project.ts'
import { search } from './search-index.ts'
import { shell } from './shell.ts'
import { about, career, contact, service } from './text-pages.ts'

type Answers = { [Q in Question]: (parts: Parts, asked: Asked) => Reply<PageViews[Q]> }

const ANSWERS: Answers = {
  shell,
  home,
  developers,
  trending,
  listing,
  city,
  developer,
  project,
  'floor-plans': floorPlans,
  location,
  locality,
  service,
  about,
  contact,
  career,
  'coming-soon': () => page({}),
  search,
  'enquiry-sent': (_parts, asked) => {
    const reference = asked.search.get('reference') ?? ''
    return page(/^[A-Z0-9-]{4,20}$/.test(reference) ? { reference } : {})
  },
  'not-found': () => NO_SUCH_PAGE,
}

/** The questions that can be asked, for the route that answers the browser. */
export const QUESTIONS: ReadonlySet<Question> = new Set(Object.keys(ANSWERS) as Question[])

const sources = new WeakMap<Catalogue, PageSource>()

/** The server's page source: the current catalogue, in memory; the same object until it changes. */
export function catalogueSource(
  services: Pick<Services, 'catalogue' | 'images' | 'config'>,
): PageSource {
  const catalogue = services.catalogue.current
  const known = sources.get(catalogue)
  if (known) return known
  const parts: Parts = { ...services, catalogue }
  const source: PageSource = {
    async ask<Q extends Question>(
      question: Q,
      params: Readonly<Record<string, string>>,
      search: URLSearchParams,
    ): Promise<Reply<PageViews[Q]>> {
      const asked = { params, search }
      return orRedirect(catalogue, question, asked, ANSWERS[question](parts, asked))
    },
  }
  sources.set(catalogue, source)
  return source
}
