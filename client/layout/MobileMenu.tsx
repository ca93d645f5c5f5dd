import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AppLink, ButtonLink } from '../components/buttons/Button.tsx'
import { telHref } from '../components/buttons/ContactLink.tsx'
import { cx } from '../components/cx.ts'
import { mainLinks, projectLinks } from './navigation.ts'
import { useShell } from './shell.ts'
import { Icon } from '../components/icons/Icon.tsx'

const ID = 'site-menu'
const ROW = 'flex min-h-14 items-center text-lg font-medium'

/** A popover, which needs no script. Give it the location's key: a new one closes it. */
export function MobileMenu() {
  const { phone } = useShell().agency
  const menu = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <div
      className="@min-[70rem]/header:hidden"
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next)) menu.current?.hidePopover()
      }}
    >
      <button
        type="button"
        popoverTarget={ID}
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={ID}
        className="-mr-2 grid size-11 place-items-center rounded-full"
      >
        {open ? <Icon name="X" size={26} /> : <Icon name="Menu" size={26} />}
      </button>
      <nav
        ref={menu}
        id={ID}
        popover="auto"
        aria-label="Main, small screens"
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="dark site-menu inset-x-0 top-(--header-height) bottom-0 h-auto w-full overflow-y-auto overscroll-contain @min-[70rem]/header:hidden"
      >
        <div className="page-container pt-2 pb-10">
          <MenuLinks />
          {phone && (
            <ButtonLink
              to={telHref(phone)}
              variant="primary"
              wide
              className="mt-8"
              icon={<Icon name="Phone" size={20} />}
            >
              {phone}
            </ButtonLink>
          )}
        </div>
      </nav>
    </div>
  )
}

function MenuLinks() {
  const [projectsOpen, setProjectsOpen] = useState(false)
  const { pathname } = useLocation()
  const [home, ...others] = mainLinks.map(({ name, path }) => (
    <li key={name}>
      <AppLink to={path} aria-current={path === pathname ? 'page' : undefined} className={ROW}>
        {name}
      </AppLink>
    </li>
  ))
  return (
    <ul className="*:border-b *:border-dark-border">
      {home}
      <li>
        <button
          type="button"
          aria-expanded={projectsOpen}
          aria-controls="site-menu-projects"
          onClick={() => setProjectsOpen(!projectsOpen)}
          className={cx(ROW, 'w-full justify-between')}
        >
          Projects
          <Icon
            name="ChevronDown"
            size={22}
            className={cx('transition-transform noscript:hidden', projectsOpen && 'rotate-180')}
          />
        </button>
        <ul
          id="site-menu-projects"
          className={cx('grid grid-cols-2 gap-x-6 pb-3', !projectsOpen && 'hidden noscript:grid')}
        >
          {projectLinks.map(({ name, path }) => (
            <li key={name}>
              <AppLink to={path} className="flex min-h-12 items-center text-on-dark-muted">
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      </li>
      {others}
    </ul>
  )
}
