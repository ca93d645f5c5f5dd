import { AppLink, type PathLink } from './buttons/AppLink.tsx'
import { cx } from './cx.ts'
import { useDisclosure } from './hooks/use-disclosure.ts'
import { Icon } from './icons/Icon.tsx'

/**
 * A button with a short list of links under it. Opens by hover, press and keyboard; without
 * JavaScript by hover and focus alone.
 */
export function DropdownMenu({
  id,
  label,
  links,
  buttonClassName,
  upwards = false,
}: {
  /** Unique on the page. */
  id: string
  label: string
  links: readonly PathLink[]
  buttonClassName: string
  /** Opens upwards where a bar takes the bottom edge: for a menu at the end of the first screen. */
  upwards?: boolean
}) {
  const menu = useDisclosure()
  return (
    <div className="group/menu relative" {...menu.root}>
      <button type="button" aria-controls={id} className={buttonClassName} {...menu.button}>
        {label}
        <Icon
          name="ChevronDown"
          size={18}
          className={cx('transition-transform', menu.open && 'rotate-180')}
        />
      </button>
      <div
        id={id}
        className={cx(
          'menu-panel',
          upwards && 'max-lg:top-auto max-lg:bottom-full max-lg:pt-0 max-lg:pb-2',
          !menu.open &&
            'hidden noscript:group-focus-within/menu:block noscript:group-hover/menu:block',
        )}
      >
        <ul>
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
