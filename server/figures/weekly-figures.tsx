import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { VisitSource } from '../../domain/enquiry/visit-source.ts'
import { FIGURE_TITLES, FIGURES, noFigures } from '../../domain/figures/figures.ts'
import { addDays, dayText, timeInIndia } from '../../domain/text/dates.ts'
import { toIndianText } from '../../domain/price/money.ts'
import { visibleText } from '../../domain/text/text.ts'
import type { Connection } from '../enquiries/database/connection.ts'
import { countEnquiries, listEnquiries } from '../enquiries/database/enquiry-queries.ts'
import { listMissedSearches } from '../enquiries/database/counts.ts'
import type { Channel } from '../enquiries/database/tables.ts'
import { readFigures, type KeyFigures } from './read-figures.ts'
import type { CSSProperties } from 'react'
import type { Palette } from '../../domain/brand/palette.ts'
import { mailDocument, Table, WRAPPED } from '../enquiries/delivery/email-html.tsx'

/** A part of the weekly mail: a table whose first column names what the others count. */
export type MailTable = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What stands in its place where it has no row. */
  readonly none: string
}

export type WeeklyFigures = { readonly title: string; readonly tables: readonly MailTable[] }

const SOURCE_TITLES: Readonly<Record<VisitSource, string>> = {
  search: 'Search engines',
  social: 'Social networks',
  paid: 'Advertisements',
  direct: 'Directly, or not known',
  other: 'Other sites',
}

/** A mail that is read on a telephone has room for so many rows of a table. */
const MAX_ROWS = 10
/** Behind longer names the plain part of a mail has its figures out of line. */
const MAX_PADDING = 32

/**
 * What the weekly mail says of a week beside the week before, and of what is undelivered now.
 * Nothing in it is escaped.
 * @param monday the first day of the week, in India
 * @param channels the ways to the agency that may still have to deliver an enquiry
 */
export async function weeklyFigures(
  connection: Connection,
  catalogue: Catalogue,
  monday: string,
  channels: readonly Channel[],
): Promise<WeeklyFigures> {
  const week = { from: monday, to: addDays(monday, 6) }
  const earlier = { from: addDays(monday, -7), to: addDays(monday, -1) }
  const totalOf = async (days: typeof week) =>
    (await readFigures(connection, catalogue, 'week', days))[0] ?? noFigures()
  const [last, before] = [await totalOf(week), await totalOf(earlier)]
  const projects = await readFigures(connection, catalogue, 'project', week)
  const sources = await readFigures(connection, catalogue, 'source', week)
  const missed = await connection.use((db) => listMissedSearches(db, week))
  const rowOf = ({ views, enquiries }: KeyFigures, name: string) => [
    visibleText(name),
    toIndianText(views),
    toIndianText(enquiries),
  ]
  return {
    title: `The week of ${dayText(monday)}: ${countOf(last.views, 'view', 'views')}, ${countOf(last.enquiries, 'enquiry', 'enquiries')}`,
    tables: [
      {
        title: 'What the site brought',
        columns: ['', 'Last week', 'Week before'],
        rows: FIGURES.map((figure) => [
          FIGURE_TITLES[figure],
          toIndianText(last[figure]),
          toIndianText(before[figure]),
        ]),
        none: '',
      },
      {
        title: 'Projects',
        columns: ['', FIGURE_TITLES.views, FIGURE_TITLES.enquiries],
        rows: projects
          .flatMap((row) => {
            const [developer = '', id = ''] = row.key.split('/')
            const name = catalogue.find(developer, id)?.name
            return name === undefined ? [] : [rowOf(row, name)]
          })
          .slice(0, MAX_ROWS),
        none: 'No project was looked at.',
      },
      {
        title: 'What led visitors here',
        columns: ['', FIGURE_TITLES.views, FIGURE_TITLES.enquiries],
        rows: sources.map((row) => rowOf(row, SOURCE_TITLES[row.key as VisitSource] ?? row.key)),
        none: 'Nobody came.',
      },
      {
        title: 'Searched for in vain',
        columns: ['', 'Times'],
        rows: missed
          .slice(0, MAX_ROWS)
          .map(({ words, times }) => [visibleText(words), toIndianText(times)]),
        none: 'Every search found something.',
      },
      await undeliveredTable(connection, channels),
    ],
  }
}

const countOf = (count: number, one: string, several: string): string =>
  `${toIndianText(count)} ${count === 1 ? one : several}`

async function undeliveredTable(
  { use }: Connection,
  channels: readonly Channel[],
): Promise<MailTable> {
  const filter = { undelivered: channels }
  const count = await use((db) => countEnquiries(db, filter))
  const rows: string[][] = []
  for await (const { reference, createdAt } of listEnquiries(use, filter)) {
    rows.push([reference, timeInIndia(new Date(createdAt))])
    if (rows.length === MAX_ROWS) break
  }
  return {
    title: count > rows.length ? `Undelivered, the oldest of ${count}` : 'Undelivered',
    columns: ['', 'Received'],
    rows,
    none: 'Every enquiry has reached you.',
  }
}

/** The mail's plain part. */
export function weeklyText({ title, tables }: WeeklyFigures): string {
  const parts = tables.map(({ title: heading, columns, rows, none }) => {
    if (rows.length === 0) return `${heading}\n${none}`
    const lines = [[heading, ...columns.slice(1)], ...rows]
    // One long name would push all figures off the screen of a telephone.
    const widths = columns.map((_, at) =>
      Math.min(MAX_PADDING, Math.max(...lines.map((line) => line[at]?.length ?? 0))),
    )
    return lines
      .map((line) =>
        line
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd(),
      )
      .join('\n')
  })
  return `${[title, ...parts].join('\n\n')}\n`
}

/** The weekly mail's HTML part in the agency's colours, without anything to load. */
export const weeklyHtml = ({ title, tables }: WeeklyFigures, palette: Palette): string =>
  mailDocument(
    title,
    palette,
    tables.map((table) => (
      <tr key={table.title}>
        <td style={{ padding: '8px 16px 12px' }}>
          <FiguresTable {...table} palette={palette} />
        </td>
      </tr>
    )),
  )

function FiguresTable({ title, columns, rows, none, palette }: MailTable & { palette: Palette }) {
  const [, ...counts] = columns
  const cell: CSSProperties = {
    ...WRAPPED,
    padding: '6px 0 6px 8px',
    borderTop: `1px solid ${palette.border}`,
    verticalAlign: 'top',
  }
  const first: CSSProperties = { ...cell, paddingLeft: 0, textAlign: 'start' }
  const figure: CSSProperties = { ...cell, width: '27%', textAlign: 'right' }
  const head: CSSProperties = { borderTop: 0, verticalAlign: 'bottom' }
  return (
    <Table style={{ tableLayout: 'fixed', fontSize: 15, lineHeight: '22px' }}>
      <tr>
        <th align="left" style={{ ...first, ...head, fontSize: 16 }}>
          {title}
        </th>
        {rows.length > 0 &&
          counts.map((column) => (
            <th
              key={column}
              align="right"
              style={{ ...figure, ...head, color: palette.muted, fontWeight: 'normal' }}
            >
              {column}
            </th>
          ))}
      </tr>
      {rows.map(([name, ...values]) => (
        <tr key={name}>
          <td dir="auto" style={first}>
            {name}
          </td>
          {values.map((value, at) => (
            <td key={counts[at]} style={figure}>
              {value}
            </td>
          ))}
        </tr>
      ))}
      {rows.length === 0 && (
        <tr>
          <td style={{ ...first, color: palette.muted }}>{none}</td>
        </tr>
      )}
    </Table>
  )
}
