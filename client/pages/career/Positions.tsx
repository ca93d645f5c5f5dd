import { AppLink } from '../../components/buttons/AppLink.tsx'
import { cx } from '../../components/cx.ts'
import { ApplyForm } from './ApplyForm.tsx'
import { positionKey, selectionQuery, type Department, type Position } from './selection.ts'
import { Icon } from '../../components/icons/Icon.tsx'

type PositionsProps = {
  department: Department
  chosen: Position | undefined
}

/** A department's open positions; the chosen one shows its form. */
export function Positions({ department, chosen }: PositionsProps) {
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

type PositionTextProps = {
  department: Department
  position: Position
  open: boolean
}

function PositionText({ department, position, open }: PositionTextProps) {
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
