import { AppLink } from '../../components/buttons/AppLink.tsx'
import { selectionQuery, type Department } from './selection.ts'

type DepartmentLinksProps = {
  readonly departments: readonly Department[]
  readonly current: Department
}

/** The departments; choosing one closes the form of any position. */
export function DepartmentLinks({ departments, current }: DepartmentLinksProps) {
  return (
    <nav
      aria-labelledby="departments-title"
      className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
    >
      <h2 id="departments-title" className="mb-4 text-sm font-semibold text-muted">
        Departments
      </h2>
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-l lg:border-line">
        {departments.map((department) => (
          <li key={department.id}>
            <AppLink
              to={selectionQuery(department)}
              inPlace
              aria-current={department.id === current.id ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-night lg:-ml-px lg:rounded-none lg:border-0 lg:border-l-2 lg:border-transparent lg:bg-transparent lg:px-5 lg:hover:border-line-strong lg:aria-[current]:border-gold lg:aria-[current]:bg-transparent lg:aria-[current]:font-semibold lg:aria-[current]:text-ink"
            >
              {department.name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
