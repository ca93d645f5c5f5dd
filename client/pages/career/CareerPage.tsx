import type { CareerDepartment, CareerPosition } from '../../../schemas/generated/data.generated.ts'
import { useLocation } from 'react-router-dom'
import { EmptyState, LoadedList } from '../../components/status/EmptyState.tsx'
import { ContactLink } from '../../components/links/ContactLink.tsx'
import { useShell } from '../../layout/shell-context.ts'
import { ApplyForm, positionKey } from './ApplyForm.tsx'
import { cx } from '../../components/cx.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { PageBody, PageHero } from '../shared/PageHero.tsx'
import { AppLink } from '../../components/links/AppLink.tsx'
import { listOf, type Loaded } from '../../../domain/value/loaded.ts'
import { SectionTitle, Titled } from '../../components/Section.tsx'
import { TranslatableTexts } from '../../components/TranslatableTexts.tsx'

type Department = Omit<CareerDepartment, 'id'> & { id: string }

export type CareerView = { departments: Loaded<readonly Department[]> }

/** Departments, their open positions, and the form to apply for one. */
export function CareerPage({ page }: { page: CareerView }) {
  const { departments } = page
  const { email } = useShell().agency
  return (
    <>
      <PageHero title="Careers" intro="The positions that are open, and how to apply." />
      <PageBody>
        {email && listOf(departments).length > 0 && (
          <p className="mb-10 max-w-text text-lg">
            <TranslatableTexts>
              Choose a department and a position to apply, or write to <ContactLink email={email} />{' '}
              and name the position you are interested in.
            </TranslatableTexts>
          </p>
        )}
        <LoadedList
          list={departments}
          empty={<EmptyState title="No positions are open at the moment" />}
        >
          <Departments departments={listOf(departments)} />
        </LoadedList>
      </PageBody>
    </>
  )
}

function Departments({ departments }: { departments: readonly Department[] }) {
  const query = new URLSearchParams(useLocation().search)
  const department = departments.find(({ id }) => id === query.get('department')) ?? departments[0]
  if (!department) return null
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[min(17.5rem,30%)_1fr] lg:gap-16">
      <Titled as="nav" className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
        <SectionTitle className="mb-4 text-sm font-semibold text-muted">Departments</SectionTitle>
        <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-l lg:border-border">
          {departments.map((one) => (
            <li key={one.id}>
              <AppLink
                to={`?${new URLSearchParams({ department: one.id })}`}
                preventScrollReset
                aria-current={one === department ? 'true' : undefined}
                className="flex min-h-11 items-center rounded-full border border-border bg-surface px-4 transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-dark lg:-ml-px lg:rounded-none lg:border-0 lg:border-l-2 lg:border-transparent lg:bg-transparent lg:px-5 lg:hover:border-border-strong lg:aria-[current]:border-accent lg:aria-[current]:bg-transparent lg:aria-[current]:font-semibold lg:aria-[current]:text-ink"
              >
                {one.name}
              </AppLink>
            </li>
          ))}
        </ul>
      </Titled>
      <Positions key={department.id} department={department} chosen={query.get('position')} />
    </div>
  )
}

function Positions({ department, chosen }: { department: Department; chosen: string | null }) {
  const { id, name, positions } = department
  return (
    <Titled>
      <SectionTitle className="display text-3xl">{name}</SectionTitle>
      {positions.length === 0 && (
        <p className="mt-4 text-muted">No positions are open here at the moment.</p>
      )}
      <ul className="mt-6 flex flex-col gap-6">
        {positions.map((position) => {
          const key = positionKey(position)
          return (
            <li
              key={key}
              id={key}
              className="group relative rounded-lg border border-border bg-surface p-6 transition-colors hover:border-border-strong/50 has-[.stretched-link:focus-visible]:outline-3 has-[.stretched-link:focus-visible]:outline-(--focus) has-[[aria-current]]:border-accent sm:p-8"
            >
              <PositionText
                position={position}
                to={`?${new URLSearchParams({ department: id, position: key })}`}
                open={key === chosen}
              />
              {key === chosen && <ApplyForm position={position} />}
            </li>
          )
        })}
      </ul>
    </Titled>
  )
}

function PositionText({
  position,
  to,
  open,
}: {
  position: CareerPosition
  to: string
  open: boolean
}) {
  const { title, location, type, summary, responsibilities = [] } = position
  return (
    <>
      <h3 className="display-small text-2xl">
        <AppLink
          to={to}
          preventScrollReset
          aria-current={open ? 'true' : undefined}
          className={cx('underline-grow', !open && 'stretched-link')}
        >
          {title}
        </AppLink>
      </h3>
      <p className="mt-1 text-muted">{[location, type].filter(Boolean).join(' · ')}</p>
      {summary && <p className="mt-4 max-w-text">{summary}</p>}
      {responsibilities.length > 0 && (
        <ul className="mt-4 flex max-w-text list-disc flex-col gap-1.5 pl-5 text-muted marker:text-accent">
          {responsibilities.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {!open && (
        <p
          aria-hidden="true"
          className="mt-5 inline-flex items-center gap-2 font-semibold text-accent-deep"
        >
          <span>Apply</span>
          <Icon name="ArrowRight" size={18} />
        </p>
      )}
    </>
  )
}
