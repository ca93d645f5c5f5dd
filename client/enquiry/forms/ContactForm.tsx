import { useLocation } from 'react-router-dom'
import { EnquiryForm } from './EnquiryForm.tsx'
import { knownSearch } from '../../routes.tsx'
import { VisitForm } from './VisitForm.tsx'
import { requestOf, type EnquiryRequest, type VisitOffer } from '../sending/request.ts'
import { BY_CHAIN } from '../sending/send.ts'
import { CONTACT } from './texts.ts'

/**
 * The Contact page's form. Its query prefills it, so that links to a dialog have a place to lead
 * where there is no JavaScript.
 */
export function ContactForm({ visit }: { visit: VisitOffer | undefined }) {
  const { pathname, search: whole } = useLocation()
  const search = knownSearch(pathname, whole)
  const asked = requestOf(new URLSearchParams(search))
  if (visit) {
    const { id, name, developer, path } = visit.project
    const of = { projectId: id, projectName: name, developer }
    return (
      <VisitForm
        key={search}
        request={{ source: 'visit', ...of, visit: { path, days: visit.days } }}
        page={pathname + search}
      />
    )
  }
  // To no project that is offered, or while nobody shows any.
  const request: EnquiryRequest = asked.source === 'visit' ? { ...asked, source: 'contact' } : asked
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
