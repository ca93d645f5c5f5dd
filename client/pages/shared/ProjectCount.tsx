import { projectCount } from '../../../domain/text/text.ts'

/** How many projects a choice finds: a bare number to see, '3 projects' to hear. */
export function ProjectCount({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true" className="count">
        {count}
      </span>
      <span className="sr-only"> ({projectCount(count)})</span>
    </>
  )
}
