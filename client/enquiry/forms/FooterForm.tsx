import { EnquiryForm } from './EnquiryForm.tsx'

const REQUEST = { source: 'footer' } as const

/** The footer's 'Let's Connect' form. */
export function FooterForm() {
  return <EnquiryForm request={REQUEST} layout="compact" />
}
