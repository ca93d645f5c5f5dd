import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { paths } from '../../domain/seo/paths.ts'
import { projectOf } from '../support/scale/records.ts'
import { onLargeSite, SIZE } from './programs/large-site.ts'
import { report } from './programs/report.ts'
import { dealt, inWords, peakMb, percentile, processorMs, visitors } from './programs/visitors.ts'

// What a very large agency's visitors wait for: the start of the built site over 50,000 projects, and
// its listings and project pages that are not kept, each address asked once; the site on one core and
// the visitors on the other. npm run bench -- listing
const VISITORS = 50
const PAGES = 400
/** Between two kept pages, two enquiries and two searches that are asked for during a rush. */
const EVERY_MS = 50

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Different filters as visitors choose them: every address is new. */
function listings(count: number): string[] {
  const places = ['Gurgaon', 'Noida', 'Mumbai', 'Delhi', 'Sohna Road', 'Noida Expressway, Noida']
  const sorts = ['relevance', 'price-asc', 'price-desc', 'newest']
  return Array.from({ length: count }, (_, index) => {
    const search = new URLSearchParams({ budgetMax: String(2 + index / 100) })
    search.set('location', places[index % places.length] ?? '')
    if (index % 2 === 0) search.set('bedrooms', '3 BHK')
    if (index % 3 === 0) search.set('type', 'residential')
    search.set('sort', sorts[index % sorts.length] ?? '')
    return `${paths.listing}?${search.toString()}`
  })
}

const projectPages = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const { developer, id } = projectOf((index * 7919) % SIZE.projects, SIZE)
    return paths.project(developer.id, id)
  })

const enquiry = (at: number) => ({
  name: `Visitor ${at}`,
  phone: `9${String(at).padStart(9, '0')}`,
  submissionId: randomUUID(),
})

/** Opens a page that is kept, sends an enquiry and searches, again and again. */
async function meanwhile(url: string, isOver: () => boolean) {
  const kept: number[] = []
  const sent: number[] = []
  const searched: number[] = []
  for (let at = 0; !isOver(); at += 1) {
    kept.push(...(await others.ask([`${url}/`])))
    sent.push(await others.send(url + paths.enquiryApi, enquiry(at)))
    searched.push(...(await others.ask([`${url}/api/search?q=sector+${at}`])))
    await setTimeout(EVERY_MS)
  }
  return { kept, sent, searched }
}

const people = visitors()
const others = visitors()
const env = { ENQUIRY_RATE_LIMIT: '1000000', OVERLOAD_LAG_MS: '60000' }
await onLargeSite(env, async ({ url, pid, start }) => {
  report('50,000 projects: ready, s', start.seconds, { atMost: 6 })
  report('50,000 projects: ready, s of processor', start.processorMs / 1000)

  const measured = async (what: string, all: readonly string[]) => {
    const addresses = all.map((path) => url + path)
    await people.ask(addresses.splice(0, PAGES))
    const before = processorMs(pid)
    const alone = await people.ask(addresses.splice(0, PAGES))
    const each = (processorMs(pid) - before) / alone.length
    say(`${what}, one visitor: ${inWords(alone)}, ${each.toFixed(1)} ms of processor each`)
    report(`a ${what} that is not kept, alone, median, ms`, percentile(alone, 0.5))
    report(`a ${what} that is not kept, alone, 99th percentile, ms`, percentile(alone, 0.99), {
      atMost: 15,
    })

    const now = performance.now()
    let left = VISITORS
    const rush = dealt(addresses, VISITORS).map((list) =>
      people.ask(list).finally(() => (left -= 1)),
    )
    const { kept, sent, searched } = await meanwhile(url, () => left === 0)
    const many = (await Promise.all(rush)).flat()
    const perSecond = (many.length / (performance.now() - now)) * 1000
    say(`${what}, ${VISITORS} visitors at once: ${inWords(many)}`)
    report(`a ${what} that is not kept, ${VISITORS} at once, a second`, perSecond, {
      atLeast: 60,
    })
    report(
      `a kept page among ${VISITORS} who open a ${what}, 99th percentile, ms`,
      percentile(kept, 0.99),
      { atMost: 50 },
    )
    report(
      `an enquiry among ${VISITORS} who open a ${what}, 99th percentile, ms`,
      percentile(sent, 0.99),
      { atMost: 50 },
    )
    report(
      `a search among ${VISITORS} who open a ${what}, 99th percentile, ms`,
      percentile(searched, 0.99),
      { atMost: 50 },
    )
  }
  await measured('listing', listings(4 * PAGES))
  await measured('project’s page', projectPages(4 * PAGES))
  report('50,000 projects: memory at most, MB', peakMb(pid), { atMost: 1000 })
}).finally(() => {
  people.leave()
  others.leave()
})
