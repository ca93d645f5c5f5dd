import { COMPARED_LOAN } from '../../../domain/cost/emi-defaults.ts'
import { paths } from '../../../domain/seo/paths.ts'
import {
  LEAST_COMPARED,
  MOST_COMPARED,
  pathWithKeys,
  projectKey,
} from '../../../domain/shortlist/shortlist.ts'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { CopyButton } from '../../components/buttons/CopyButton.tsx'
import { Section } from '../../components/Section.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { CompareTable } from './CompareTable.tsx'
import type { ImageView } from '../../../domain/image/images.ts'
import type { ComparedRow } from '../../../domain/compare/compare.ts'
import { Icon } from '../../components/icons/Icon.tsx'

export type CompareView = {
  projects: readonly {
    path: string
    name: string
    developer: string
    image: ImageView
  }[]
  /** Without those that are all the same, where only differences were asked for. */
  rows: readonly ComparedRow[]
  onlyDifferences: boolean
  unknown: number
  /** How many were named beyond the most that fit side by side. */
  beyond: number
}

/** Two to four projects side by side; the address names them. */
export function ComparePage({ page }: { page: CompareView }) {
  const enough = page.projects.length >= LEAST_COMPARED
  return (
    <div className="print-landscape">
      <PageHero
        title="Compare"
        intro={enough ? page.projects.map(({ name }) => name).join(' · ') : undefined}
      />
      <Section>
        <h2 id="compare-title" className="sr-only">
          Projects side by side
        </h2>
        <Notes page={page} />
        {enough ? <Comparison page={page} /> : <HowTo page={page} />}
      </Section>
    </div>
  )
}

function Comparison({ page }: { page: CompareView }) {
  const { projects, onlyDifferences } = page
  const own = pathWithKeys(
    paths.compare,
    projects.map(({ path }) => projectKey(path)),
  )
  const differences = `${own}&differences=1`
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start gap-3 print:hidden">
        <ButtonLink to={onlyDifferences ? own : differences} variant="secondary" size="sm">
          {onlyDifferences ? 'Show all rows' : 'Show differences only'}
        </ButtonLink>
        <CopyButton path={() => (onlyDifferences ? differences : own)} opens="this comparison" />
      </div>
      <CompareTable page={page} />
      <p className="mt-6 max-w-text text-sm text-muted">
        The EMI is that of {COMPARED_LOAN.percent}% of the low price at {COMPARED_LOAN.rate}% a year
        over {COMPARED_LOAN.years} years, an estimate for comparing. Where a project’s data says
        nothing, the cell says so.
      </p>
    </>
  )
}

function Notes({ page: { unknown, beyond } }: { page: CompareView }) {
  const notes = [
    beyond > 0 && `Only the first ${MOST_COMPARED} fit side by side; the others were left out.`,
    unknown === 1 && 'One project of the address is not offered and was left out.',
    unknown > 1 && `${unknown} projects of the address are not offered and were left out.`,
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return (
    <ul className="mb-6 space-y-1 rounded-md border border-line bg-gold-tint px-5 py-4">
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
      icon={<Icon name="Scale" size={32} strokeWidth={1.5} />}
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
