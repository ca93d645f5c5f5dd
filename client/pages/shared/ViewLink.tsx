import { ButtonLink } from '../../components/buttons/Button.tsx'
import { Icon } from '../../components/icons/Icon.tsx'

/** A link to the other view of the results: the map or the list. */
export const ViewLink = ({
  to,
  name,
  onClick,
}: {
  to: string
  name: 'Map' | 'List'
  onClick?: () => void
}) => (
  <ButtonLink
    to={to}
    preventScrollReset
    variant="secondary"
    size="sm"
    className="h-11 max-sm:px-3 max-sm:[&>svg]:hidden"
    onClick={onClick}
    icon={<Icon name={name} size={18} />}
  >
    {name}
  </ButtonLink>
)
