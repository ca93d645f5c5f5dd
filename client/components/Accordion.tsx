import type { ReactNode } from 'react'
import { languageOf } from '../../domain/text/text-language.ts'
import { Icon } from './icons/Icon.tsx'

type AccordionProps = {
  /** The name of the group, unique on the page; one item of a group is open at a time. */
  name: string
  items: readonly { title: string; content: ReactNode }[]
}

/** Questions that open one at a time; a press on the open one closes it. Works without script. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className="border-t border-border [&>details]:border-b [&>details]:border-border">
      {items.map(({ title, content }) => (
        <details key={title} name={name} className="group accordion-item">
          <summary className="flex min-h-14 items-center justify-between gap-6 rounded-sm py-4 text-lg font-semibold hover:text-accent-deep">
            <h3 lang={languageOf(title)} className="min-w-0">
              {title}
            </h3>
            <span className="grid size-8 shrink-0 place-items-center rounded-full border border-border transition-transform group-open:rotate-45 print:hidden">
              <Icon name="Plus" size={18} />
            </span>
          </summary>
          <div
            className="max-w-reading pr-4 pb-6 text-muted"
            lang={typeof content === 'string' ? languageOf(content) : undefined}
          >
            {content}
          </div>
        </details>
      ))}
    </div>
  )
}
