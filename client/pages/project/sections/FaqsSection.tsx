import { languageOf } from '../../../../domain/text/language.ts'
import { Accordion } from '../../../components/Accordion.tsx'
import type { ProjectProps } from '../project-view.ts'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'
import { projectRequest } from '../project-enquiry.tsx'

/** Questions answered from the project's own facts; one answer is open at a time. */
export function FaqsSection({ project }: ProjectProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[1fr_min(22rem,40%)] lg:gap-16 print:block">
      <Accordion
        name="project-faqs"
        items={project.faqs.map(({ question, answer }) => ({
          title: question,
          content: <p lang={languageOf(answer)}>{answer}</p>,
        }))}
      />
      <div className="dark rounded-lg p-6 lg:p-8 print:hidden">
        <h3 className="display-small text-xl">Something else you would like to know?</h3>
        <p className="mt-3 mb-6 text-on-dark-muted">
          Ask us, and an adviser who knows {project.name} calls you back.
        </p>
        <EnquireLink
          variant="primary"
          wide
          request={projectRequest(project, { title: `Ask about ${project.name}` })}
        >
          Ask a question
        </EnquireLink>
      </div>
    </div>
  )
}
