import { useLocation } from 'react-router-dom'
import { paths } from '../../domain/seo/paths.ts'
import { AppLink } from '../components/buttons/AppLink.tsx'
import { telHref } from '../components/buttons/contact-links.ts'
import { cx } from '../components/cx.ts'
import { DropdownMenu } from '../components/DropdownMenu.tsx'
import { SearchLink } from '../search/dialog/SearchLink.tsx'
import { ShortlistLink } from '../shortlist/ShortlistLink.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { mainLinks, projectLinks, type NavigationLink } from './navigation.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { Icon } from '../components/icons/Icon.tsx'

const DARK_AFTER_PX = 50

export type HeaderProps = {
  /** As shown; absent when the site's facts could not be loaded. */
  phone?: string | undefined
  /** Lies over the page's opening picture until the page is scrolled; else a solid bar. */
  overHero: boolean
}

/** The bar at the top of every page: the ways through the site, and a phone number. */
export function Header({ phone, overHero }: HeaderProps) {
  const scrolled = useScrolledPast(DARK_AFTER_PX)
  const { key, pathname } = useLocation()
  return (
    <>
      <header
        data-floating
        data-dark={scrolled || !overHero || undefined}
        className="on-image group/header site-header"
      >
        <div className="page-container flex h-(--header-height) items-center justify-between gap-6">
          <AppLink to={paths.home} className="shrink-0 rounded-sm">
            <Logo />
          </AppLink>
          <Navigation
            current={mainLinks.find(({ path }) => path === pathname)?.path}
            phone={phone}
          />
          <div className="flex items-center gap-1">
            <SearchLink />
            <ShortlistLink />
            <MobileMenu key={key} phone={phone} />
          </div>
        </div>
      </header>
      {!overHero && <div aria-hidden="true" className="h-(--header-height)" />}
    </>
  )
}

type NavigationProps = Pick<HeaderProps, 'phone'> & {
  /** The path of the page shown, where a link leads to it. */
  current: string | undefined
}

function Navigation({ current, phone }: NavigationProps) {
  const [home, ...others] = mainLinks
  const link = ({ name, path }: NavigationLink) => (
    <AppLink
      key={name}
      to={path}
      aria-current={path === current ? 'page' : undefined}
      className={NAV_LINK}
    >
      {name}
    </AppLink>
  )
  return (
    <nav aria-label="Main" className="ml-auto flex items-center gap-1 @max-[70rem]/header:hidden">
      {home && link(home)}
      <DropdownMenu
        id="projects-menu"
        label="Projects"
        links={projectLinks}
        buttonClassName={cx(NAV_LINK, 'gap-1')}
      />
      {others.map(link)}
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

// Gold is legible on navy only: over the hero the words stay white with a gold line under them.
const NAV_LINK = 'nav-link'

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** Whether the page is scrolled further than `px`; false on the server and while hydrating. */
function useScrolledPast(px: number): boolean {
  const isPast = useCallback(() => window.scrollY > px, [px])
  return useSyncExternalStore(subscribe, isPast, () => false)
}
