import { useLocation } from 'react-router-dom'
import { Button } from '../../components/buttons/Button.tsx'
import { EmptyState } from '../../components/status/EmptyState.tsx'
import { knownSearch } from '../../routes.tsx'
import { Icon } from '../../components/icons/Icon.tsx'

/** A section whose data could not be loaded: why, and a button that loads the page anew. */
export function SectionFailure({
  title,
  children,
  action = 'Try Again',
}: {
  title: string
  children?: string
  action?: string
}) {
  return (
    <EmptyState icon="CloudOff" title={title} action={<ReloadButton>{action}</ReloadButton>}>
      {children}
    </EmptyState>
  )
}

/** Loads the page anew, also without JavaScript, as it is the button of a form. */
export function ReloadButton({ children = 'Try again' }: { children?: string }) {
  const { pathname, search } = useLocation()
  return (
    <form action={pathname}>
      {[...new URLSearchParams(knownSearch(pathname, search))].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" icon={<Icon name="RotateCw" size={18} />}>
        {children}
      </Button>
    </form>
  )
}
