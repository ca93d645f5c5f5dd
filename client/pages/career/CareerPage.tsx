import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { useShell } from '../../shell.ts'
import type { PageProps } from '../../page-route.tsx'
import { DepartmentLinks } from './DepartmentLinks.tsx'
import { Positions } from './Positions.tsx'
import { selectionOf, type Department } from './selection.ts'
import { PageBody } from '../parts/PageBody.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { ReloadButton } from '../parts/ReloadButton.tsx'

/** Departments, their open positions, and the form to apply for one. */
export function CareerPage({ page }: PageProps<'career'>) {
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
            <a href={`mailto:${email}`} className="inline-block font-semibold underline">
              {email}
            </a>{' '}
            and name the position you are interested in.
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

function Departments({ departments }: { readonly departments: readonly Department[] }) {
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
