import { ButtonLink } from '../../components/buttons/Button.tsx'
import { Icon } from '../../components/icons/Icon.tsx'

/** The calendar entry of the visit that was planned. */
export function CalendarLink({ to }: { to: string }) {
  return (
    <ButtonLink to={to} newTab icon={<Icon name="CalendarCheck" size={20} />}>
      Add to calendar
    </ButtonLink>
  )
}
