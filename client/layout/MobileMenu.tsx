import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AppLink } from '../components/buttons/AppLink.tsx'
import { ButtonLink } from '../components/buttons/Button.tsx'
import { telHref } from '../components/buttons/contact-links.ts'
import { cx } from '../components/cx.ts'
import { mainLinks, projectLinks } from './navigation.ts'
import { Icon } from '../components/icons/Icon.tsx'

const ID = 'site-menu'

/**
 * The header's links on small screens: a popover, so that it opens and closes (also by Escape and
 * by a press outside) without script. Give it the location's key: a new one closes it.
 */
export function MobileMenu({ phone }: { phone?: string | undefined }) {
  const menu = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const [projectsOpen, setProjectsOpen] = useState(false)
  const { pathname } = useLocation()
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
        className="dark site-menu"
      >
        <div className="page-container pt-2 pb-10">
          <MenuLinks
            current={mainLinks.find(({ path }) => path === pathname)?.path}
            projectsOpen={projectsOpen}
            onToggle={() => setProjectsOpen(!projectsOpen)}
          />
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

type MenuLinksProps = {
  /** The path of the link to the page that is shown, if there is one. */
  current: string | undefined
  projectsOpen: boolean
  onToggle: () => void
}

function MenuLinks({ current, projectsOpen, onToggle }: MenuLinksProps) {
  const [home, ...others] = mainLinks
  const item = ({ name, path }: { name: string; path: string }) => (
    <li key={name}>
      <AppLink to={path} aria-current={path === current ? 'page' : undefined}>
        {name}
      </AppLink>
    </li>
  )
  return (
    <ul>
      {home && item(home)}
      <li>
        <button
          type="button"
          aria-expanded={projectsOpen}
          aria-controls="site-menu-projects"
          onClick={onToggle}
          className="w-full justify-between"
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
              <AppLink to={path}>{name}</AppLink>
            </li>
          ))}
        </ul>
      </li>
      {others.map(item)}
    </ul>
  )
}
