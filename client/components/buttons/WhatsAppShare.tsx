import { whatsappHref } from '../../../domain/enquiry/whatsapp-chat.ts'
import { shareText, type SharedProject } from '../../../domain/project/share-text.ts'
import { absoluteUrl } from '../../../domain/seo/page-head.ts'
import { useShell } from '../../layout/shell-context.ts'
import { BrandIcon } from '../BrandIcon.tsx'
import { ButtonLink } from './Button.tsx'

/**
 * A plain link that opens WhatsApp with a message about projects, for the visitor to send to anybody.
 * @param path the page's path with the query that it needs, and nothing of a campaign
 */
export function WhatsAppShare({
  projects,
  path,
}: {
  projects: readonly SharedProject[]
  path: string
}) {
  const address = absoluteUrl(useShell().publicUrl, path)
  return (
    <ButtonLink
      to={whatsappHref(shareText(projects, address))}
      newTab
      variant="secondary"
      size="sm"
      className="max-sm:px-3"
      icon={
        <span className="grid text-whatsapp">
          <BrandIcon brand="whatsapp" size={18} />
        </span>
      }
    >
      <span>WhatsApp</span>
    </ButtonLink>
  )
}
