import { useLocation } from 'react-router-dom'
import { paths } from '../../domain/seo/paths.ts'
import { AppLink } from '../components/buttons/Button.tsx'
import { telHref } from '../components/buttons/ContactLink.tsx'
import { cx } from '../components/cx.ts'
import { DropdownMenu } from '../components/DropdownMenu.tsx'
import { SearchLink } from '../search/dialog/SearchLink.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { mainLinks, projectLinks } from './navigation.ts'
import { useShell } from './shell.ts'
import { useSyncExternalStore } from 'react'
import { Icon } from '../components/icons/Icon.tsx'
import { useAnnounced } from '../components/status/announcer.tsx'
import { shortlist, shortlistNotice } from '../shortlist/store.ts'

const DARK_AFTER_PX = 50

/**
 * The bar at the top of every page: the ways through the site, and a phone number.
 * @param overHero lies over the page's opening picture until the page is scrolled; else a solid bar
 */
export function Header({ overHero }: { overHero: boolean }) {
  const scrolled = useSyncExternalStore(onScroll, isScrolled, () => false)
  const { key } = useLocation()
  return (
    <>
      <header
        data-floating
        data-dark={scrolled || !overHero || undefined}
        className="on-image group/header fixed inset-x-0 top-0 z-40 @container/header bg-linear-to-b from-dark/75 to-transparent before:absolute before:inset-0 before:-z-10 before:bg-dark before:opacity-0 before:transition-opacity has-[:popover-open]:before:opacity-100 data-dark:before:opacity-100 noscript:before:opacity-100"
      >
        <div className="page-container flex h-(--header-height) items-center justify-between gap-6">
          <AppLink to={paths.home} className="shrink-0 rounded-sm">
            <Logo />
          </AppLink>
          <Navigation />
          <div className="flex items-center gap-1">
            <SearchLink />
            <ShortlistLink />
            <MobileMenu key={key} />
          </div>
        </div>
      </header>
      {!overHero && <div aria-hidden="true" className="h-(--header-height)" />}
    </>
  )
}

function Navigation() {
  const { phone } = useShell().agency
  const { pathname } = useLocation()
  const [home, ...others] = mainLinks.map(({ name, path }) => (
    <AppLink
      key={name}
      to={path}
      aria-current={path === pathname ? 'page' : undefined}
      className="nav-link"
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
        buttonClassName={cx('nav-link', 'gap-1')}
      />
      {others}
      {phone && (
        <a
          href={telHref(phone)}
          className="ml-4 inline-flex min-h-11 items-center gap-2.5 rounded-md border border-on-dark/40 px-4 font-semibold whitespace-nowrap tabular-nums transition-colors hover:border-gold hover:bg-dark/40"
        >
          <Icon name="Phone" size={18} />
          {phone}
        </a>
      )}
    </nav>
  )
}

const onScroll = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

const isScrolled = () => window.scrollY > DARK_AFTER_PX

/** The header's way to the saved projects, with their number. */
function ShortlistLink() {
  const { length } = shortlist.use()
  const notice = shortlistNotice.use()
  useAnnounced(notice?.text)
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
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-gold px-1 text-center text-xs leading-5 font-semibold text-on-gold tabular-nums"
          >
            {length}
          </span>
        )}
      </AppLink>
      {notice && (
        <p className="fixed inset-x-4 top-[calc(var(--header-height)+0.5rem)] rounded-md border border-border border-l-4 border-l-gold bg-surface px-4 py-3 text-ink shadow-float sm:left-auto sm:max-w-md">
          {notice.text}
        </p>
      )}
    </>
  )
}
