import type { ReactNode } from 'react'
import { paths } from '../../../domain/seo/paths.ts'
import { contactQuery, type EnquiryRequest } from '../sending/request.ts'
import { preloadEnquiryDialog } from './EnquiryProvider.tsx'
import { useEnquiry } from './use-enquiry.ts'

type ContactButtonProps = {
  /** Query of the Contact page: what the visitor was looking at. */
  query?: Readonly<Record<string, string>>
  onAction: () => void
  className?: string
  'aria-expanded'?: boolean
  children: ReactNode
}

/** A button for what only script can do: until it runs, the button of a small form leads to the Contact page. */
export function ContactButton({ query, onAction, children, ...button }: ContactButtonProps) {
  return (
    <form action={paths.contact} className="contents">
      {Object.entries(query ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-haspopup="dialog"
        onPointerEnter={preloadEnquiryDialog}
        onFocus={preloadEnquiryDialog}
        onClick={(event) => {
          event.preventDefault()
          onAction()
        }}
        {...button}
      >
        {children}
      </button>
    </form>
  )
}

type EnquireButtonProps = { request: EnquiryRequest; className: string; children: ReactNode }

/** Opens the enquiry dialog; until script runs it leads to the Contact page with the same request. */
export function EnquireButton({ request, ...button }: EnquireButtonProps) {
  const { open } = useEnquiry()
  return <ContactButton query={contactQuery(request)} onAction={() => open(request)} {...button} />
}
