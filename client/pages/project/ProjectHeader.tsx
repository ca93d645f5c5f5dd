import { useState } from 'react'
import { noBreakAmounts } from '../../../domain/price/no-break-amounts.ts'
import { reraBadge } from '../../../domain/project/rera-registration.ts'
import { languageOf } from '../../../domain/text/text-language.ts'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { AppLink, Button } from '../../components/buttons/Button.tsx'
import { cx } from '../../components/cx.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { Picture } from '../../components/picture/Picture.tsx'
import { Container } from '../../components/Section.tsx'
import { LiveRegion } from '../../components/status/live-region.tsx'
import { Badge } from '../../components/status/Badge.tsx'
import { SaveButton } from '../../saved/SaveButton.tsx'
import { preloadRupee } from '../../styles/fonts.ts'
import type { ProjectProps } from './project-view.ts'
import { ReraRegistration } from './ReraRegistration.tsx'

/** The dark band at the top of the page: breadcrumbs, logo, name, place, price and badges. */
export function ProjectHeader({ project }: ProjectProps) {
  const { name, developer, path } = project
  preloadRupee(project.priceText, 'titles')
  const share = useShare(`${name} by ${developer.name}`, path)
  return (
    <div className="dark pb-40 lg:pb-48">
      <Container className="pt-8">
        <Breadcrumbs />
        <div className="mt-6 gap-x-12 md:mt-8 md:flex md:justify-between">
          <div className="min-w-0 flex-1">
            <Title project={project} />
            <p className="mt-3 flex gap-2.5">
              <Icon name="MapPin" size={20} className="mt-0.5 shrink-0 text-accent-bright" />
              <span>{project.localitiesText}</span>
            </p>
            <Price project={project} />
            <div className="flex flex-wrap items-start gap-x-3">
              <SaveButton
                path={path}
                name={name}
                label="Save"
                className="mt-3 rounded-md border border-on-dark/45 px-4 [--saved:var(--color-accent-bright)] text-sm font-semibold hover:border-on-dark hover:bg-on-dark/10"
              />
              <Button
                variant="onDark"
                size="sm"
                icon={<Icon name={share.copied ? 'Check' : 'Share2'} size={18} />}
                onClick={share.start}
                onBlur={share.forget}
                className="mt-3 noscript:hidden"
              >
                Share
              </Button>
            </div>
          </div>
          <ReraRegistration
            project={project}
            className="hidden shrink-0 md:block md:w-80 lg:w-96 print:block"
          />
        </div>
        <LiveRegion className="text-sm wrap-anywhere select-all not-empty:mt-3 print:hidden">
          {share.message}
        </LiveRegion>
        <Badges project={project} />
      </Container>
    </div>
  )
}

/** Matches a word that is wider than a phone at the usual size of names. */
const LONG_WORD = /\S{16}/

function Title({ project: { name, logo, developer } }: ProjectProps) {
  return (
    <>
      {logo && (
        <div className="mb-5 inline-grid h-18 w-40 place-items-center rounded-md bg-white px-4">
          <Picture
            view={logo}
            alt={`${name} logo`}
            sizes="logo"
            fit="contain"
            loading="eager"
            className="h-14 w-full"
          />
        </div>
      )}
      <h1
        lang={languageOf(name)}
        className={cx('display', LONG_WORD.test(name) ? 'text-3xl' : 'text-4xl')}
      >
        {name}
      </h1>
      <p className="mt-2 text-on-dark-muted">
        <span>by </span>
        <AppLink
          to={developer.path}
          lang={languageOf(developer.name)}
          className="text-link inline text-on-dark hover:text-accent-bright"
        >
          {developer.name}
        </AppLink>
      </p>
    </>
  )
}

/** The price with its date, the note on taxes and a link to the amounts. */
function Price({ project }: ProjectProps) {
  const { priceNote, checked, cost } = project
  return (
    <>
      <p className="mt-6 text-sm text-on-dark-muted">Price</p>
      <p className="mt-1 display text-3xl text-accent-bright tabular-nums">
        {noBreakAmounts(project.priceText)}
      </p>
      <div className="mt-1 text-sm text-on-dark-muted">
        {priceNote && (
          <p>
            {cost.units.length === 0 ? (
              priceNote
            ) : (
              <a href="#cost" className="text-link">
                {priceNote}
              </a>
            )}
          </p>
        )}
        {checked.price && <p>{checked.price}</p>}
      </div>
    </>
  )
}

function Badges({ project }: ProjectProps) {
  const { reraNumber, reraExempt } = project
  const rera = reraBadge(project)
  return (
    <ul aria-label="At a glance" className="mt-6 flex flex-wrap items-center gap-2">
      {project.badges.map((fact) => (
        <li key={fact}>
          <Badge>{fact}</Badge>
        </li>
      ))}
      <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {rera && <Badge {...(reraNumber && { tone: 'verified' })}>{rera}</Badge>}
        {!reraNumber && reraExempt && (
          <span className="text-sm text-on-dark-muted">{reraExempt}</span>
        )}
        {reraNumber && (
          <span className="text-sm text-on-dark-muted md:hidden print:hidden">
            <span>RERA No. </span>
            {/* The law asks for a size no smaller than the telephone number's. */}
            <span translate="no" className="text-base break-all text-on-dark">
              {reraNumber}
            </span>
          </span>
        )}
      </li>
    </ul>
  )
}

const COPIED = 'Link copied'

/**
 * Opens the device's own share sheet for a page's address, or copies the address where there is
 * none.
 * @param path the page's own path, without the campaign that led the visitor here
 */
function useShare(title: string, path: string) {
  const [message, setMessage] = useState('')
  const copied = message === COPIED

  async function share(): Promise<void> {
    const url = new URL(path, window.location.origin).href
    // The types say that `share` always exists, but only phones and some desktops have it.
    const sheet: typeof navigator.share | undefined = navigator.share
    try {
      if (sheet) return await sheet.call(navigator, { title, url })
      await navigator.clipboard.writeText(url)
      setMessage(COPIED)
    } catch (error) {
      // Closing the sheet is not a failure.
      const closed = error instanceof DOMException && error.name === 'AbortError'
      if (!closed) setMessage(`Copy this link: ${url}`)
    }
  }

  return { start: () => void share(), message, copied, forget: () => copied && setMessage('') }
}
