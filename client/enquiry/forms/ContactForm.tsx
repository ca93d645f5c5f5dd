import { useLocation } from 'react-router-dom'
import { EnquiryForm } from './EnquiryForm.tsx'
import { knownSearch } from '../../routes.tsx'
import { requestOf } from '../sending/request.ts'
import { BY_CHAIN } from '../sending/send.ts'
import { CONTACT } from './texts.ts'

/**
 * The Contact page's form. Its query prefills it, so that links to a dialog have a place to lead
 * where there is no JavaScript.
 */
export function ContactForm() {
  const { pathname, search: whole } = useLocation()
  const search = knownSearch(pathname, whole)
  const request = requestOf(new URLSearchParams(search))
  return (
    <EnquiryForm
      // A link to this page from this page brings another request.
      key={search}
      request={request}
      texts={CONTACT}
      ways={BY_CHAIN}
      page={pathname + search}
    />
  )
}
