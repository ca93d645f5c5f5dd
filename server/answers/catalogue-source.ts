import type { Catalogue } from '../../catalogue/catalogue.ts'
import { aboutMissing, aboutPage } from '../../client/head/about.ts'
import type { PageSource, Question, Reply } from '../../client/source/source.ts'
import type { PageViews } from '../../client/pages.ts'
import type { Services } from '../services.ts'
import { agencyAnswers } from './agency.ts'
import { developerAnswers } from './developers.ts'
import { homeAnswers } from './home.ts'
import { listingAnswers } from './listings.ts'
import { orRedirect } from './parts/old-addresses.ts'
import type { Answers, Parts } from './parts/replies.ts'
import { placeAnswers } from './places.ts'
import { projectAnswers } from './project.ts'
import { savedAnswers } from './saved.ts'
import { searchAnswers } from './search.ts'
import { shell } from './parts/shell.ts'

const ANSWERS: Answers = {
  shell,
  ...homeAnswers,
  ...listingAnswers,
  ...developerAnswers,
  ...projectAnswers,
  ...agencyAnswers,
  ...placeAnswers,
  ...searchAnswers,
  ...savedAnswers,
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
      const reply = orRedirect(catalogue, question, asked, ANSWERS[question](parts, asked))
      return withAbout(question, reply, parts)
    },
  }
  sources.set(catalogue, source)
  return source
}

/** What a page says of itself goes with its view: the code that makes it stays here. */
function withAbout<Q extends Question>(
  question: Q,
  reply: Reply<PageViews[Q]>,
  parts: Parts,
): Reply<PageViews[Q]> {
  const name: Question = question
  const around = shell(parts)
  if (name === 'shell' || reply.kind === 'redirect' || around.kind !== 'page') return reply
  const about =
    reply.kind === 'page'
      ? aboutPage(name, reply.page as never, around.page)
      : aboutMissing(reply.missing.title, around.page)
  return { ...reply, about }
}
