import { createElement, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useCountOpened } from '../../analytics/use-count-opened.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { ACTION_LINK, AppLink } from '../../components/links/AppLink.tsx'
import { noBreakAmounts } from '../../../domain/price/money.ts'
import { Picture } from '../../components/picture/Picture.tsx'
import { ScrollFrame } from '../../components/ScrollFrame.tsx'
import { COMPARED_LOAN } from '../../../domain/cost/emi-defaults.ts'
import { paths } from '../../../domain/seo/paths.ts'
import {
  MIN_COMPARED,
  MAX_COMPARED,
  pathWithKeys,
  projectKey,
  unavailableText,
} from '../../../domain/shortlist/shortlist.ts'
import type { RequestedAffordability } from '../../../domain/cost/affordability.ts'
import { affordabilityQuerySuffix } from '../../../domain/cost/affordability-fields.ts'
import { AffordabilityForm } from './AffordabilityForm.tsx'
import { cx } from '../../components/cx.ts'
import { preloadRupee } from '../../styles/fonts.ts'
import { CopyButton } from '../../components/buttons/CopyButton.tsx'
import { WhatsAppShare } from '../../components/buttons/WhatsAppShare.tsx'
import { Section, SectionTitle, useTitleId } from '../../components/Section.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { PageHero } from '../shared/PageHero.tsx'
import type { ImageView } from '../../../domain/image/images.ts'
import type { SharedProject } from '../../../domain/project/share-text.ts'
import type { ComparedCell, ComparedRow } from '../../../domain/shortlist/compare.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { TranslatableTexts } from '../../components/TranslatableTexts.tsx'

export type CompareView = {
  projects: readonly (SharedProject & { path: string; image: ImageView })[]
  /** The rows, without those whose projects all agree where only differences were asked for. */
  rows: readonly ComparedRow[]
  onlyDifferences: boolean
  affordability: RequestedAffordability
  /** How many of the named projects are gone for good, or missing from the data for now. */
  unknown: number
  unavailable: number
  /** How many projects were named beyond the most that fit side by side. */
  beyond: number
}

/** Two to four projects side by side; the address names them. */
export function ComparePage({ page }: { page: CompareView }) {
  const enough = page.projects.length >= MIN_COMPARED
  return (
    <div className="print-landscape">
      <PageHero
        title="Compare"
        intro={enough ? page.projects.map(({ name }) => name).join(' · ') : undefined}
      />
      <Section>
        <SectionTitle className="sr-only">Projects side by side</SectionTitle>
        <Notes page={page} />
        {enough ? <Comparison page={page} /> : <HowTo page={page} />}
      </Section>
    </div>
  )
}

function Comparison({ page }: { page: CompareView }) {
  const { projects, onlyDifferences } = page
  const search = new URLSearchParams(useLocation().search)
  useCountOpened(
    'compare_open',
    projects.map(({ path }) => path),
  )
  /** The address of this comparison, or of one with fewer projects. */
  const addressOf = (shownProjects: CompareView['projects']): string =>
    pathWithKeys(
      paths.compare,
      shownProjects.map(({ path }) => projectKey(path)),
    ) + affordabilityQuerySuffix(search)
  const currentAddress = addressOf(projects)
  const differences = `${currentAddress}&differences=1`
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start gap-3 print:hidden">
        <ButtonLink
          to={onlyDifferences ? currentAddress : differences}
          variant="secondary"
          size="sm"
        >
          {onlyDifferences ? 'Show all rows' : 'Show differences only'}
        </ButtonLink>
        <CopyButton
          path={() => (onlyDifferences ? differences : currentAddress)}
          opens="this comparison"
        />
        <WhatsAppShare projects={projects} path={onlyDifferences ? differences : currentAddress} />
      </div>
      <CompareTable page={page} addressOf={addressOf} />
      <AffordabilityForm {...page} currentAddress={currentAddress} />
      <p className="mt-6 max-w-text text-sm text-muted">
        {`The EMI is that of ${COMPARED_LOAN.percent}% of the low price at ${COMPARED_LOAN.rate}% a year over ${COMPARED_LOAN.years} years, an estimate for comparing. Where a project’s data says nothing, the cell says so.`}
      </p>
    </>
  )
}

function Notes({ page: { unknown, unavailable, beyond } }: { page: CompareView }) {
  const notes = [
    beyond > 0 && `Only the first ${MAX_COMPARED} fit side by side; the others were left out.`,
    unknown === 1 && 'One project of the address is not offered and was left out.',
    unknown > 1 && `${unknown} projects of the address are not offered and were left out.`,
    unavailable > 0 && unavailableText(unavailable),
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return (
    <ul className="mb-6 flex flex-col gap-1 rounded-md border border-border bg-accent-tint px-5 py-4">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

function HowTo({ page: { projects } }: { page: CompareView }) {
  const [only] = projects
  return (
    <EmptyState
      icon="Scale"
      title={only ? `${only.name} needs a second project beside it` : 'Choose two to four projects'}
      action={
        <ButtonLink to={only?.path ?? paths.listing}>
          {only ? `Back to ${only.name}` : 'Explore Properties'}
        </ButtonLink>
      }
    >
      Save two projects with the heart and press Compare on one of them, or open a project and
      choose ‘Compare with this one’ among its similar projects.
    </EmptyState>
  )
}

const FIRST =
  '@[18rem]:sticky left-0 z-10 w-28 min-w-28 border-r border-border px-2 py-3.5 text-left align-top text-sm font-semibold sm:w-48 sm:min-w-48 sm:px-5 print:static print:w-28 print:min-w-0 print:px-1 print:py-1'
const CELL =
  'min-w-[8rem] px-2.5 py-3.5 align-top wrap-anywhere max-sm:text-sm sm:min-w-40 sm:px-5 print:min-w-0 print:px-1 print:py-1 print:break-inside-avoid'

const LINK = `mr-4 ${ACTION_LINK} text-sm`

/** A column for each project, a row for each fact; on phones the facts' names stay in view. */
function CompareTable({
  page: { projects, rows },
  addressOf,
}: {
  page: CompareView
  addressOf: (shownProjects: CompareView['projects']) => string
}) {
  const links = projects.map((project) => (
    <>
      <AppLink to={project.path} className={LINK}>
        <span>Open</span>
        <span className="sr-only">{` ${project.name}`}</span>
      </AppLink>
      <AppLink to={addressOf(projects.filter((other) => other !== project))} className={LINK}>
        <span>Remove</span>
        <span className="sr-only">{` ${project.name}`}</span>
      </AppLink>
    </>
  ))
  const facts = rows.map(({ label, cells }) => ({
    label,
    cells: cells.map((cell, index) => <Cell key={projects[index]?.path} cell={cell} />),
  }))
  return (
    <ScrollFrame hintUntil={projects.length > 3 ? 'xl' : 'md'}>
      <table
        aria-labelledby={useTitleId()}
        className="w-full text-left lg:table-fixed print:table-fixed print:text-[8pt] print:leading-snug"
      >
        <thead>
          <tr className="bg-surface-muted">
            <th scope="col" className={`${FIRST} bg-surface-muted`}>
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
                <span className="display-small text-lg">{name}</span>
                <p className="text-sm text-muted">{`by ${developer}`}</p>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[{ label: 'Page', cells: links }, ...facts].map(({ label, cells }) => (
            <tr
              key={label}
              className={cx('border-border not-last:border-b', cells === links && 'print:hidden')}
            >
              <th scope="row" className={`${FIRST} bg-surface`}>
                {noBreakAmounts(label)}
              </th>
              {cells.map((cell, index) => (
                <td key={projects[index]?.path} className={CELL}>
                  {cell}
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
        <span>{cell ? 'Yes' : 'No'}</span>
      </span>
    )
  }
  if (cell.length === 0) return <span className="text-muted">Not given</span>
  if (cell.length === 1) return <span className="tabular-nums">{lineOf(cell[0] ?? '')}</span>
  return (
    <ul className="flex flex-col gap-1 tabular-nums">
      {cell.map((line) => (
        <li key={line}>{lineOf(line)}</li>
      ))}
    </ul>
  )
}

/** Lets a registration number without spaces break after its strokes. */
function lineOf(text: string): ReactNode {
  preloadRupee(text, 'texts')
  const parts = noBreakAmounts(text).split(/(?<=\/)/)
  const nodes = parts.flatMap((part, index) => (index > 0 ? [createElement('wbr'), part] : [part]))
  return createElement(TranslatableTexts, null, ...nodes)
}
