import { noBreakAmounts } from '../../../domain/price/money.ts'
import { SOLD_OUT } from '../../../domain/project/availability.ts'
import { languageOf } from '../../../domain/text/text-language.ts'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { AppLink, TEXT_LINK } from '../../components/links/AppLink.tsx'
import { cx } from '../../components/cx.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { Picture } from '../../components/picture/Picture.tsx'
import { Container } from '../../components/Section.tsx'
import { Badge } from '../../components/status/Badge.tsx'
import { preloadRupee } from '../../styles/fonts.ts'
import type { ProjectProps } from './project-view.ts'
import { ReraRegistration } from './ReraRegistration.tsx'

/** The dark band at the top, short on phones: their first screen has the first picture. */
export function ProjectHeader({ project }: ProjectProps) {
  preloadRupee(project.priceText, 'titles')
  return (
    <div className="on-dark pb-37 md:pb-40 lg:pb-48">
      <Container className="pt-3 md:pt-8">
        <Breadcrumbs onlyParentOnPhones />
        <div className="mt-2 gap-x-12 md:mt-8 md:flex md:justify-between">
          <div className="min-w-0 flex-1">
            <Title project={project} />
            <p className="mt-1 flex gap-2.5 md:mt-3">
              <Icon name="MapPin" size={20} className="mt-0.5 shrink-0 text-accent-bright" />
              <span>{project.localitiesText}</span>
            </p>
            <Price project={project} />
          </div>
          <ReraRegistration
            project={project}
            className="hidden shrink-0 md:block md:w-80 lg:w-96 print:block"
          />
        </div>
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
        <div className="mb-5 hidden h-18 w-40 place-items-center rounded-md scheme-only-light bg-white px-4 sm:inline-grid print:inline-grid">
          <Picture
            view={logo}
            alt={`${name} logo`}
            sizes="logo"
            fit="contain"
            className="h-14 w-full"
          />
        </div>
      )}
      <h1
        lang={languageOf(name)}
        className={cx('display text-3xl', !LONG_WORD.test(name) && 'md:text-4xl')}
      >
        {name}
      </h1>
      <p className="mt-1 text-on-dark-muted md:mt-2">
        <span>by </span>
        <AppLink
          to={developer.path}
          lang={languageOf(developer.name)}
          className="py-0.5 underline underline-offset-4 inline text-on-dark hover:text-accent-bright"
        >
          {developer.name}
        </AppLink>
      </p>
    </>
  )
}

/** The price with its date, whether all is sold out, the note on taxes and a link to the amounts. */
function Price({ project }: ProjectProps) {
  const { priceNote, checked, cost, isSoldOut } = project
  return (
    <>
      <p className="mt-6 text-sm text-on-dark-muted max-md:sr-only">Price</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 md:mt-1">
        <p className="display text-3xl text-accent-bright tabular-nums">
          {noBreakAmounts(project.priceText)}
        </p>
        {isSoldOut && <Badge tone="premium">{SOLD_OUT}</Badge>}
      </div>
      <div className="mt-1 text-sm text-on-dark-muted">
        {priceNote && (
          <p>
            {cost.units.length === 0 ? (
              priceNote
            ) : (
              <a href="#cost" className={TEXT_LINK}>
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
