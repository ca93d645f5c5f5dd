import type { AdviserView } from '../../../client/components/cards/AdviserCard.tsx'
import type { Adviser } from '../../../domain/enquiry/adviser.ts'
import { collapseSpaces, distinctTexts, presentText } from '../../../domain/text/text.ts'
import type { PageDependencies } from '../page-entry.ts'

/** The adviser whom visitors see, who is the only one of those that answer; of several none is shown. */
export function adviserView(
  { images }: { images: Pick<PageDependencies['images'], 'find'> },
  [adviser, ...others]: readonly Adviser[],
): AdviserView | undefined {
  if (!adviser || others.length > 0) return undefined
  const { name, photo, languages = [], agentRegistration, phone, whatsapp } = adviser
  return {
    name: collapseSpaces(name),
    photo: images.find(presentText(photo)),
    languages: distinctTexts(languages),
    registration: presentText(agentRegistration),
    phone: presentText(phone),
    whatsapp: presentText(whatsapp),
  }
}
