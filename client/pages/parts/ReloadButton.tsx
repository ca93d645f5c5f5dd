import { RotateCw } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { knownSearch } from '../../routes.tsx'
import { Button } from '../../components/buttons/Button.tsx'

/** 'Try again': loads the page anew, also without JavaScript, when it is the button of a form. */
export function ReloadButton() {
  const { pathname, search } = useLocation()
  return (
    <form action={pathname}>
      {[...new URLSearchParams(knownSearch(pathname, search))].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" icon={<RotateCw size={18} aria-hidden="true" />}>
        Try again
      </Button>
    </form>
  )
}
