import { Accordion } from '../../../components/Accordion.tsx'
import type { SectionProps } from '../sections.ts'

/** Questions answered from the project's own facts; one answer is open at a time. */
export function FaqsSection({ project }: SectionProps) {
  return (
    <div className="max-w-narrow">
      <Accordion
        name="project-faqs"
        items={project.faqs.map(({ question, answer }) => ({
          title: question,
          content: <p>{answer}</p>,
        }))}
      />
    </div>
  )
}
