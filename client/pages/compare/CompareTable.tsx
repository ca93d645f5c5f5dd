import { createElement, Fragment, type ReactNode } from 'react'
import type { ComparedCell } from '../../../domain/compare/compare.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { pathWithKeys, projectKey } from '../../../domain/shortlist/shortlist.ts'
import { AppLink } from '../../components/buttons/AppLink.tsx'
import { keepAmounts } from '../../../domain/price/keep-amounts.ts'
import { Picture } from '../../components/picture/Picture.tsx'
import { ScrollFrame } from '../../components/scroll/ScrollFrame.tsx'
import type { CompareView } from './ComparePage.tsx'
import { Icon } from '../../components/icons/Icon.tsx'

const FIRST =
  'sticky left-0 z-10 w-28 min-w-28 border-r border-line px-2 py-3.5 text-left align-top text-sm font-semibold sm:w-48 sm:min-w-48 sm:px-5 print:static print:w-28 print:min-w-0 print:px-1 print:py-1'
const CELL =
  'min-w-32 px-2.5 py-3.5 align-top wrap-anywhere max-sm:text-sm sm:min-w-44 sm:px-5 print:min-w-0 print:px-1 print:py-1 print:break-inside-avoid'

/** A column a project, a row a fact; on small screens the facts' names stay and the rest scrolls. */
export function CompareTable({ page: { projects, rows } }: { page: CompareView }) {
  const keys = projects.map(({ path }) => projectKey(path))
  return (
    <ScrollFrame
      labelledBy="compare-title"
      hintUntil={projects.length > 2 ? 'xl' : 'md'}
      className="rounded-lg border border-line bg-surface"
    >
      <table
        aria-labelledby="compare-title"
        className="w-full text-left lg:table-fixed print:table-fixed print:text-[8pt] print:leading-snug"
      >
        <thead>
          <tr className="bg-mist">
            <th scope="col" className={`${FIRST} bg-mist`}>
              Project
            </th>
            {projects.map(({ path, name, developer, image }) => (
              <th key={path} scope="col" className={`${CELL} font-normal`}>
                <Picture
                  view={image}
                  alt=""
                  sizes="card"
                  aspect="card"
                  className="mb-3 overflow-hidden rounded-md print:max-w-40"
                />
                <AppLink to={path} className="display-small text-lg hover:underline">
                  {name}
                </AppLink>
                <p className="text-sm text-muted">by {developer}</p>
                <AppLink
                  to={pathWithKeys(
                    paths.compare,
                    keys.filter((key) => key !== projectKey(path)),
                  )}
                  className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-gold-deep underline underline-offset-4 hover:text-ink print:hidden"
                >
                  Remove<span className="sr-only"> {name}</span>
                </AppLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row" className={`${FIRST} bg-surface`}>
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={keys[index]} className={CELL}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

function Cell({ cell }: { cell: ComparedCell }) {
  if (typeof cell === 'boolean') {
    return (
      <span className={`inline-flex items-center gap-2 ${cell ? '' : 'text-muted'}`}>
        <Icon
          name={cell ? 'Check' : 'Minus'}
          size={18}
          className={cell ? 'text-success' : undefined}
        />
        {cell ? 'Yes' : 'No'}
      </span>
    )
  }
  if (cell.length === 0) return <span className="text-muted">Not given</span>
  if (cell.length === 1) return <span className="tabular-nums">{lineOf(cell[0] ?? '')}</span>
  return (
    <ul className="space-y-1 tabular-nums">
      {cell.map((line) => (
        <li key={line}>{lineOf(line)}</li>
      ))}
    </ul>
  )
}

/** A registration number has no space: it breaks after its strokes. */
function lineOf(text: string): ReactNode {
  const parts = keepAmounts(text).split(/(?<=\/)/)
  const nodes = parts.flatMap((part, index) => (index > 0 ? [createElement('wbr'), part] : [part]))
  return createElement(Fragment, null, ...nodes)
}
