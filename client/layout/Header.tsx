import { useLocation } from 'react-router-dom'
import { paths } from '../../domain/seo/paths.ts'
import { ButtonLink } from '../components/buttons/Button.tsx'
import { AppLink } from '../components/links/AppLink.tsx'
import { telHref } from '../components/links/ContactLink.tsx'
import { cx } from '../components/cx.ts'
import { DropdownMenu } from '../components/DropdownMenu.tsx'
import { SearchLink } from '../search/dialog/SearchLink.tsx'
import { Logo } from './Logo.tsx'
import { mainLinks, projectLinks } from './menu-links.ts'
import { useContact } from './shell-context.ts'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../components/icons/Icon.tsx'
import { LiveRegion } from '../components/status/live-region.tsx'
import { shortlist, shortlistNotice } from '../saved/saved-projects.ts'

/** The bar at the top; `overlaysHero`: it lies over a page's picture until that is scrolled. */
export function Header({ overlaysHero }: { overlaysHero: boolean }) {
  const [scrolled, setScrolled] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An observer tells the scroll position after layout; reading it would force a layout at once.
    const observer = new IntersectionObserver(([entry]) =>
      setScrolled(entry?.isIntersecting === false),
    )
    if (top.current) observer.observe(top.current)
    return () => observer.disconnect()
  }, [])
  const { key } = useLocation()
  return (
    <>
      <div ref={top} aria-hidden="true" className="absolute top-0 h-12.5 w-px" />
      <header
        data-floating
        data-dark={scrolled || !overlaysHero || undefined}
        // Shown once it is whole, as parts that arrive would push others aside.
        className="on-image group/header fixed not-has-[+*]:invisible inset-x-0 top-0 z-40 @container/header bg-linear-to-b from-shade/75 to-transparent before:absolute before:inset-0 before:-z-10 before:bg-dark before:opacity-0 before:transition-opacity has-[:popover-open]:before:opacity-100 data-dark:before:opacity-100 noscript:before:opacity-100"
      >
        <div className="page-container flex h-(--header-height) items-center justify-between gap-3 sm:gap-6">
          <AppLink to={paths.home} className="min-w-0 rounded-sm">
            <Logo inBar />
          </AppLink>
          <Navigation />
          <div className="flex items-center gap-1">
            <SearchLink />
            <ShortlistLink />
            <MobileMenu key={key} />
          </div>
        </div>
      </header>
      {!overlaysHero && <div aria-hidden="true" className="h-(--header-height)" />}
    </>
  )
}

// The accent is legible on dark only, so that over the hero it is the line under the words.
const BAR_LINK =
  'inline-flex min-h-11 items-center rounded-sm px-3 font-medium whitespace-nowrap decoration-accent decoration-2 underline-offset-8 hover:underline aria-expanded:underline aria-[current=page]:underline'

function Navigation() {
  const { phone } = useContact()
  const { pathname } = useLocation()
  const [home, ...others] = mainLinks.map(({ name, path }) => (
    <AppLink
      key={name}
      to={path}
      aria-current={path === pathname ? 'page' : undefined}
      className={BAR_LINK}
    >
      {name}
    </AppLink>
  ))
  return (
    <nav aria-label="Main" className="ml-auto flex items-center gap-1 @max-[70rem]/header:hidden">
      {home}
      <DropdownMenu
        id="projects-menu"
        label="Projects"
        links={projectLinks}
        buttonClassName={cx(BAR_LINK, 'gap-1')}
      />
      {others}
      {phone && (
        <a
          href={telHref(phone)}
          className="ml-4 inline-flex min-h-11 items-center gap-2.5 rounded-md border border-on-dark/40 px-4 font-semibold whitespace-nowrap tabular-nums transition-colors hover:border-accent hover:bg-shade/40"
        >
          <Icon name="Phone" size={18} />
          <span>{phone}</span>
        </a>
      )}
    </nav>
  )
}

function ShortlistLink() {
  const { length } = shortlist.use()
  const notice = shortlistNotice.use()
  return (
    <>
      <AppLink
        to={paths.shortlist}
        aria-label={length === 0 ? 'Shortlist' : `Shortlist, ${length} saved`}
        className="relative inline-grid size-11 shrink-0 place-items-center rounded-full hover:bg-on-dark/10"
      >
        <Icon name="Heart" size={22} />
        {length > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-on-accent tabular-nums"
          >
            {length}
          </span>
        )}
      </AppLink>
      <LiveRegion className="fixed inset-x-4 top-[calc(var(--header-height)+0.5rem)] sm:left-auto sm:max-w-md">
        {notice && (
          <p
            key={notice.id}
            className="rounded-md border border-l-4 border-border border-l-accent bg-surface px-4 py-3 text-ink shadow-float"
          >
            {notice.text}
          </p>
        )}
      </LiveRegion>
    </>
  )
}

const MENU_ID = 'site-menu'
const MENU_ROW = 'flex min-h-14 items-center text-lg font-medium'

/** A popover, which needs no script; keyed by the location, so that a new one closes it. */
function MobileMenu() {
  const { phone } = useContact()
  const menu = useRef<HTMLElement>(null)
  return (
    <div
      className="site-menu-button @min-[70rem]/header:hidden"
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next)) menu.current?.hidePopover()
      }}
    >
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label="Menu"
        className="-mr-2 grid size-11 place-items-center rounded-full"
      >
        <Icon name="Menu" size={26} className="open-icon" />
        <Icon name="X" size={26} className="close-icon" />
      </button>
      <nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        aria-label="Main, small screens"
        className="on-dark site-menu inset-x-0 top-(--header-height) bottom-0 h-auto w-full overflow-y-auto overscroll-contain @min-[70rem]/header:hidden"
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
      <AppLink to={path} aria-current={path === pathname ? 'page' : undefined} className={MENU_ROW}>
        {name}
      </AppLink>
    </li>
  ))
  return (
    <ul className="[&>li]:border-b [&>li]:border-dark-border">
      {home}
      <li>
        <button
          type="button"
          aria-expanded={projectsOpen}
          aria-controls="site-menu-projects"
          onClick={() => setProjectsOpen(!projectsOpen)}
          className={cx(MENU_ROW, 'w-full justify-between')}
        >
          <span>Projects</span>
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
