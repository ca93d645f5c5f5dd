import type { CSSProperties } from 'react'
import type { Palette } from '../../domain/brand/palette.ts'
import { mailDocument, Table, WRAPPED } from '../enquiries/delivery/email-html.tsx'
import type { MailTable, WeeklyFigures } from './weekly-figures.ts'

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
