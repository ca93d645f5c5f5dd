import { createHash } from 'node:crypto'
import { generateIcsCalendar, type IcsDateObject } from 'ts-ics'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Project } from '../../domain/project/project.ts'
import { INDIA_OFFSET_MS, momentInIndia } from '../../domain/text/dates.ts'
import { visibleText } from '../../domain/text/text.ts'
import { dataOf } from '../../domain/value/loaded.ts'
import type { Visit } from '../../domain/enquiry/site-visit.ts'

const ZONE = 'Asia/Kolkata'
const OFFSET = '+0530'
const VISIT_MS = 3_600_000

/**
 * The calendar entry (RFC 5545) of a visit to a project: an hour in India's time, the place, the
 * project's page and the agency's telephone. The entry does not name the visitor, and the same
 * visit has the same UID in the mail and on the site.
 */
export function visitCalendar(
  { site, location }: Pick<Catalogue, 'site' | 'location'>,
  publicUrl: string,
  project: Pick<Project, 'id' | 'path' | 'name' | 'developer' | 'localitiesText'>,
  { visitOn, visitSlot }: Visit,
): string {
  const { id, path } = project
  const name = visibleText(project.name)
  const developer = visibleText(project.developer)
  const place = visibleText(project.localitiesText)
  const start = momentInIndia(visitOn, visitSlot)
  const coordinates = dataOf(location(id))?.coordinates
  const url = publicUrl + path
  const { hostname } = new URL(publicUrl)
  const uid = createHash('sha256').update(`${path} ${visitOn} ${visitSlot}`).digest('hex')
  const calendar = generateIcsCalendar({
    version: '2.0',
    // The library escapes no signs here, and a host's name has none.
    prodId: `-//${hostname}//Site visits//EN`,
    method: 'PUBLISH',
    timezones: [
      {
        id: ZONE,
        props: [
          {
            type: 'STANDARD',
            start: momentInIndia('1970-01-01', '00:00'),
            offsetFrom: OFFSET,
            offsetTo: OFFSET,
            name: 'IST',
          },
        ],
      },
    ],
    events: [
      {
        uid: `visit-${uid.slice(0, 32)}@${hostname}`,
        stamp: { date: new Date() },
        start: inIndia(start),
        end: inIndia(new Date(start.getTime() + VISIT_MS)),
        summary: `Site visit: ${name}`,
        location: `${name}, ${place}`,
        ...(coordinates && { geo: `${coordinates.lat};${coordinates.lng}` }),
        url,
        description: [
          `${name} by ${developer}`,
          url,
          `${site.name}${site.phone ? `: ${site.phone}` : ''}`,
        ].join('\n'),
      },
    ],
  })
  return calendar.replaceAll(/\r\n[ \t]/g, '').replaceAll(/[^\r\n]+/g, fold)
}

const MAX_LINE_OCTETS = 75
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Folds a line into lines of at most 75 octets, with whole letters (RFC 5545, 3.1). The library
 * counts UTF-16 units, and a letter of India's scripts takes three octets.
 */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const { segment } of letters.segment(line)) {
    const size = Buffer.byteLength(segment)
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += segment
    octets += size
  }
  return folded
}

/**
 * A moment as calendars write it with a zone: `local` has India's clock time as if it were
 * universal.
 */
const inIndia = (date: Date): IcsDateObject => ({
  date,
  type: 'DATE-TIME',
  local: { date: new Date(date.getTime() + INDIA_OFFSET_MS), timezone: ZONE, tzoffset: OFFSET },
})
