import { FileText } from 'lucide-react'
import { ButtonLink } from '../../components/buttons/Button.tsx'

type BrochureLinkProps = { readonly to: string; readonly wide?: boolean }

/** The way to the brochure that was asked for. */
export function BrochureLink({ to, wide = false }: BrochureLinkProps) {
  return (
    <ButtonLink to={to} newTab wide={wide} icon={<FileText size={20} aria-hidden="true" />}>
      Open the brochure
    </ButtonLink>
  )
}
