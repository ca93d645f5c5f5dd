import { ButtonLink } from '../../components/buttons/Button.tsx'
import { Icon } from '../../components/icons/Icon.tsx'

type BrochureLinkProps = { to: string; wide?: boolean }

/** The way to the brochure that was asked for. */
export function BrochureLink({ to, wide = false }: BrochureLinkProps) {
  return (
    <ButtonLink to={to} newTab wide={wide} icon={<Icon name="FileText" size={20} />}>
      Open the brochure
    </ButtonLink>
  )
}
