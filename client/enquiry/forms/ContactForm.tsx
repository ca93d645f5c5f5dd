import { useLocation } from 'react-router-dom'
import { knownSearch } from '../../routes.tsx'
import { requestOf, type VisitOffer } from '../sending/request.ts'
import { EnquiryForm } from './EnquiryForm.tsx'

/**
 * The Contact page's form. Its query prefills it, so that links to a dialog have a place to lead
 * where there is no JavaScript.
 */
export function ContactForm({ visit }: { visit: VisitOffer | undefined }) {
  const { pathname, search: whole } = useLocation()
  // A link to this page from this page brings another request.
  const search = knownSearch(pathname, whole)
  if (!visit) {
    const asked = requestOf(new URLSearchParams(search))
    // To no project that is offered, or while nobody shows any.
    const source = asked.source === 'visit' ? 'contact' : asked.source
    return <EnquiryForm key={search} request={{ ...asked, source }} contact />
  }
  const { id, name, developer, path } = visit.project
  const project = { projectId: id, projectName: name, developer }
  const request = { source: 'visit', ...project, visit: { path, days: visit.days } } as const
  return <EnquiryForm key={search} request={request} />
}
