import { createElement, Fragment, type CSSProperties, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Palette } from '../../../domain/brand/palette.ts'
import type { EmailContent, EmailLine } from './email-content.ts'

// Mail programs know tables and styles on elements: neither a style sheet nor a flexible box is sure.
const FONT = 'Arial, Helvetica, sans-serif'
export const WRAPPED: CSSProperties = { overflowWrap: 'anywhere', wordBreak: 'break-word' }

/** The mail's HTML part in the agency's colours, without pictures or anything else to load. */
export function htmlPart(content: EmailContent, palette: Palette): string {
  return mailDocument(content.title, palette, <Enquiry {...content} palette={palette} />)
}

/** A mail's HTML: its title, and below it the given rows of a table with one column. */
export function mailDocument(title: string, palette: Palette, rows: ReactNode): string {
  const { ink, background, border } = palette
  const document = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: background }}>
        <Table style={{ backgroundColor: background }}>
          <tr>
            <td align="center" style={{ padding: 12 }}>
              <Table
                style={{
                  maxWidth: 600,
                  tableLayout: 'fixed',
                  backgroundColor: '#ffffff',
                  border: `1px solid ${border}`,
                  color: ink,
                  fontFamily: FONT,
                  fontSize: 16,
                  lineHeight: '24px',
                  textAlign: 'left',
                }}
              >
                <tr>
                  <td dir="auto" style={{ ...WRAPPED, padding: '16px 16px 8px' }}>
                    <h1 style={{ margin: 0, fontSize: 18, lineHeight: '26px' }}>{title}</h1>
                  </td>
                </tr>
                {rows}
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}

function Enquiry({ wishes, answers, lines, id, palette }: EmailContent & { palette: Palette }) {
  return (
    <>
      {wishes.length > 0 && <Wishes wishes={wishes} palette={palette} />}
      <tr>
        <td style={{ padding: '8px 16px' }}>
          {answers.map((answer, index) => (
            <Answer key={answer.label} {...answer} isFirst={index === 0} palette={palette} />
          ))}
        </td>
      </tr>
      <tr>
        <td style={{ padding: '4px 16px 8px' }}>
          <Lines lines={lines} palette={palette} />
        </td>
      </tr>
      <tr>
        <td style={{ ...WRAPPED, padding: '8px 16px 16px', color: palette.muted, fontSize: 12 }}>
          Enquiry id: {id}
        </td>
      </tr>
    </>
  )
}

/** A table that only places what it holds. */
export function Table({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

type Coloured = { palette: Palette }

function Wishes({ wishes, palette }: { wishes: readonly EmailLine[] } & Coloured) {
  return (
    <tr>
      <td style={{ ...WRAPPED, padding: '8px 16px', backgroundColor: palette.accentTint }}>
        {wishes.map(({ label, text }) => (
          <div key={label}>
            {label}: <strong>{text}</strong>
          </div>
        ))}
      </td>
    </tr>
  )
}

/** A way to answer as a button, on a line of its own so that a thumb hits one of them. */
function Answer({
  label,
  text,
  href,
  isFirst,
  palette,
}: EmailLine & Coloured & { isFirst: boolean }) {
  const [ground, letters] = isFirst
    ? [palette.dark, palette.onDark]
    : [palette.surfaceMuted, palette.ink]
  return (
    <Table style={{ margin: '0 0 8px', tableLayout: 'fixed' }}>
      <tr>
        <td align="center" style={{ borderRadius: 6, backgroundColor: ground }}>
          <a
            href={href}
            style={{
              ...WRAPPED,
              display: 'block',
              padding: '12px 8px',
              color: letters,
              fontWeight: 'bold',
              textDecoration: 'none',
            }}
          >
            {label} {text}
          </a>
        </td>
      </tr>
    </Table>
  )
}

function Lines({ lines, palette }: { lines: readonly EmailLine[] } & Coloured) {
  const cell: CSSProperties = {
    ...WRAPPED,
    padding: '6px 0',
    borderTop: `1px solid ${palette.border}`,
    textAlign: 'start',
    verticalAlign: 'top',
  }
  return (
    <Table style={{ tableLayout: 'fixed', fontSize: 15, lineHeight: '22px' }}>
      {lines.map(({ label, text, href }) => (
        <tr key={label}>
          <th
            align="left"
            style={{
              ...cell,
              width: '34%',
              paddingRight: 8,
              color: palette.muted,
              fontWeight: 'normal',
            }}
          >
            {label}
          </th>
          <td dir="auto" style={cell}>
            {href === undefined ? (
              <Broken text={text} />
            ) : (
              <a href={href} style={{ color: palette.accentDeep }}>
                {text}
              </a>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

const BREAK = <br />

/** A text with its line breaks, as some mail programs ignore `white-space`. */
const Broken = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...text
      .split('\n')
      .flatMap((line) => [BREAK, line])
      .slice(1),
  )
