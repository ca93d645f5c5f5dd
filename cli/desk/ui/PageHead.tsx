import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** A page's name, its actions, and the result of the last one. */
export function PageHead({
  title,
  isDraft = false,
  children,
}: {
  title: string
  isDraft?: boolean
  children?: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, hash } = useLocation()
  useEffect(() => {
    // When one page follows another, the focus tells screen readers; a browser reads the first by
    // itself.
    if (key !== 'default' && hash === '') heading.current?.focus()
  }, [key, hash])
  return (
    <header className="z-10 border-b border-border bg-background px-5 pt-2.5 pb-5 md:sticky md:top-0">
      <title>{`${title} – Editor's desk`}</title>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-4">
        <h1 ref={heading} tabIndex={-1} className="relative mr-auto text-2xl outline-none">
          {title}
          {/* The mark takes no room, so that nothing moves when somebody begins to type. */}
          {isDraft && (
            <span className="absolute top-full left-0 font-sans text-sm leading-none whitespace-nowrap text-accent-deep">
              Not saved yet
            </span>
          )}
        </h1>
        <div className="flex flex-wrap items-center gap-1.5">{children}</div>
      </div>
    </header>
  )
}
