import { EnquiryForm } from './EnquiryForm.tsx'
import { NO_RESULTS } from './texts.ts'

type NoResultsFormProps = {
  /** The search in words: 'Tell me about 3 BHK homes in Noida.' */
  message?: string | undefined
  /** On a developer's page: the developer's name. */
  developer?: string | undefined
}

/** Shown where a listing found nothing: asks the agency to search. */
export function NoResultsForm({ message, developer }: NoResultsFormProps) {
  return <EnquiryForm request={{ source: 'no-results', message, developer }} texts={NO_RESULTS} />
}
