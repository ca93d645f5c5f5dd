import { listAnd } from '../../../../domain/text/text.ts'
import { AppLink } from '../../../components/buttons/Button.tsx'
import { cx } from '../../../components/cx.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import { SectionTitle, TitleScope, useTitleId } from '../../../components/Section.tsx'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import { projectRequest } from '../project-enquiry.tsx'
import type { ProjectProps } from '../project-view.ts'

/** The papers of the project, and the way to ask for those that are not here. */
export function Papers({ project }: ProjectProps) {
  return (
    <div
      id="papers"
      className={cx(
        'mt-8 scroll-mt-6 rounded-lg border border-border bg-surface p-5 sm:p-6',
        // On paper nobody can ask for them.
        project.papers.length === 0 && 'print:hidden',
      )}
    >
      <TitleScope>
        <SectionTitle as="h3" className="display-small text-xl">
          Papers
        </SectionTitle>
        {project.papers.length > 0 && <PaperList project={project} />}
        <MissingPapers project={project} />
      </TitleScope>
    </div>
  )
}

function PaperList({ project: { papers } }: ProjectProps) {
  return (
    <ul
      aria-labelledby={useTitleId()}
      className="mt-4 grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-2"
    >
      {papers.map(({ title, details, format, url }) => (
        <li key={`${title} ${url}`} className="flex items-start gap-3 wrap-anywhere">
          <Icon
            name="FileText"
            size={20}
            strokeWidth={1.5}
            className="mt-1 shrink-0 text-accent-deep"
          />
          <div className="min-w-0">
            <AppLink
              to={url}
              newTab
              className="inline-block py-0.5 underline underline-offset-4 font-semibold"
            >
              <span>{title}</span>
              <span className="font-normal">{` (${format})`}</span>
            </AppLink>
            {details.length > 0 && <p className="text-sm text-muted">{details.join(' · ')}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function MissingPapers({ project }: ProjectProps) {
  const { missingPapers, name } = project
  if (missingPapers.length === 0) return null
  const wanted = listAnd(missingPapers)
  return (
    <p className="mt-3 text-muted print:hidden">
      <span>{`Not published here: ${wanted}. `}</span>
      <EnquireLink
        className="inline-block py-0.5 underline underline-offset-4"
        request={projectRequest(project, {
          title: 'Ask for the papers',
          message: `Please send me ${wanted} of ${name}.`,
        })}
      >
        {missingPapers.length === 1 ? 'Ask for it' : 'Ask for them'}
      </EnquireLink>
    </p>
  )
}
