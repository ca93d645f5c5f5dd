import { ChevronDown } from 'lucide-react'
import { AppLink } from './buttons/AppLink.tsx'
import { cx } from './cx.ts'
import { useDisclosure } from './hooks/use-disclosure.ts'

type DropdownMenuProps = {
  /** Unique on the page. */
  readonly id: string
  readonly label: string
  readonly links: readonly { readonly name: string; readonly path: string }[]
  readonly buttonClassName: string
  /** Opens upwards on phones: for a menu at the bottom of the first screen. */
  readonly upOnPhones?: boolean
}

/**
 * A button with a short list of links under it. Opens by hover, press and keyboard; without
 * JavaScript by hover and focus alone.
 */
export function DropdownMenu({
  id,
  label,
  links,
  buttonClassName,
  upOnPhones = false,
}: DropdownMenuProps) {
  const menu = useDisclosure()
  return (
    <div className="group/menu relative" {...menu.root}>
      <button type="button" aria-controls={id} className={buttonClassName} {...menu.button}>
        {label}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={cx('transition-transform', menu.open && 'rotate-180')}
        />
      </button>
      {/* The space beside the panel belongs to it, so that the pointer can cross the gap. */}
      <div
        id={id}
        className={cx(
          'absolute top-full left-0 z-10 pt-2',
          upOnPhones && 'max-sm:top-auto max-sm:bottom-full max-sm:pt-0 max-sm:pb-2',
          !menu.open &&
            'hidden noscript:group-focus-within/menu:block noscript:group-hover/menu:block',
        )}
      >
        <ul className="min-w-56 rounded-md border border-line bg-surface p-2 text-ink shadow-float [--focus:var(--color-ink)]">
          {links.map(({ name, path }) => (
            <li key={name}>
              <AppLink to={path} onClick={menu.close} className="menu-link">
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
