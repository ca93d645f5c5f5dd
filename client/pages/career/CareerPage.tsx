import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { ContactLink } from '../../components/buttons/ContactLink.tsx'
import { useShell } from '../../layout/shell.ts'
import { ApplyForm } from './ApplyForm.tsx'
import { cx } from '../../components/cx.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import {
  positionKey,
  selectionOf,
  selectionQuery,
  type Department,
  type Position,
} from './selection.ts'
import { PageBody, PageHero } from '../shared/PageHero.tsx'
import { ReloadButton } from '../shared/SectionFailure.tsx'
import { AppLink } from '../../components/buttons/AppLink.tsx'
import type { Loaded } from '../../../domain/value/loaded.ts'

export type CareerView = { departments: Loaded<readonly Department[]> }

/** Departments, their open positions, and the form to apply for one. */
export function CareerPage({ page }: { page: CareerView }) {
  const { departments } = page
  const { email } = useShell().agency
  return (
    <>
      <PageHero
        title="Careers"
        intro="Work with people who know their sectors street by street, and who call clients back."
      />
      <PageBody>
        {email && (
          <p className="mb-10 max-w-text text-lg">
            Choose a department and a position to apply, or write to{' '}
            <ContactLink email={email} className="inline-block font-semibold underline" /> and name
            the position you are interested in.
          </p>
        )}
        {!departments.ok ? (
          <EmptyState title={departments.message} action={<ReloadButton />} />
        ) : (
          <Departments departments={departments.data} />
        )}
      </PageBody>
    </>
  )
}

function Departments({ departments }: { departments: readonly Department[] }) {
  const [query] = useSearchParams()
  const { department, position } = selectionOf(departments, query)
  if (!department) return <EmptyState title="No positions are open at the moment" />
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[min(17.5rem,30%)_1fr] lg:gap-16">
      <DepartmentLinks departments={departments} current={department} />
      <Positions department={department} chosen={position} />
    </div>
  )
}

/** The departments; choosing one closes the form of any position. */
function DepartmentLinks({
  departments,
  current,
}: {
  departments: readonly Department[]
  current: Department
}) {
  return (
    <nav
      aria-labelledby="departments-title"
      className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
    >
      <h2 id="departments-title" className="mb-4 text-sm font-semibold text-muted">
        Departments
      </h2>
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-l lg:border-border">
        {departments.map((department) => (
          <li key={department.id}>
            <AppLink
              to={selectionQuery(department)}
              inPlace
              aria-current={department.id === current.id ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-full border border-border bg-surface px-4 transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-dark lg:-ml-px lg:rounded-none lg:border-0 lg:border-l-2 lg:border-transparent lg:bg-transparent lg:px-5 lg:hover:border-border-strong lg:aria-[current]:border-gold lg:aria-[current]:bg-transparent lg:aria-[current]:font-semibold lg:aria-[current]:text-ink"
            >
              {department.name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A department's open positions; the chosen one shows its form. */
function Positions({
  department,
  chosen,
}: {
  department: Department
  chosen: Position | undefined
}) {
  return (
    <section aria-labelledby="positions-title">
      <h2 id="positions-title" className="display text-3xl">
        {department.name}
      </h2>
      {department.positions.length === 0 && (
        <p className="mt-4 text-muted">No positions are open here at the moment.</p>
      )}
      <ul className="mt-6 space-y-6">
        {department.positions.map((position) => {
          const key = positionKey(position)
          return (
            <li
              key={key}
              id={key}
              className="group relative rounded-lg border border-border bg-surface p-6 transition-colors hover:border-border-strong/50 has-[.stretched-link:focus-visible]:outline-3 has-[.stretched-link:focus-visible]:outline-(--focus) has-[[aria-current]]:border-gold sm:p-8"
            >
              <PositionText
                department={department}
                position={position}
                open={position === chosen}
              />
              {position === chosen && (
                <ApplyForm key={`${department.id}/${key}`} position={position} />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function PositionText({
  department,
  position,
  open,
}: {
  department: Department
  position: Position
  open: boolean
}) {
  const { title, location, type, summary, responsibilities } = position
  return (
    <>
      <h3 className="display-small text-2xl">
        <AppLink
          to={selectionQuery(department, position)}
          inPlace
          aria-current={open ? 'true' : undefined}
          className={cx('underline-grow', !open && 'stretched-link')}
        >
          {title}
        </AppLink>
      </h3>
      <p className="mt-1 text-muted">{[location, type].filter(Boolean).join(' · ')}</p>
      {summary && <p className="mt-4 max-w-text">{summary}</p>}
      {responsibilities.length > 0 && (
        <ul className="mt-4 max-w-text list-disc space-y-1.5 pl-5 text-muted marker:text-gold">
          {responsibilities.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {!open && (
        <p
          aria-hidden="true"
          className="mt-5 inline-flex items-center gap-2 font-semibold text-gold-deep"
        >
          Apply
          <Icon name="ArrowRight" size={18} />
        </p>
      )}
    </>
  )
}
