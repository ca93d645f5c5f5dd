import { noBreakAmounts } from '../../../../domain/price/money.ts'
import { languageOf } from '../../../../domain/text/text-language.ts'
import { ReraRegistration } from '../ReraRegistration.tsx'
import { BrochureButton, projectRequest } from '../project-enquiry.tsx'
import type { ProjectFact, ProjectProps, ProgressView } from '../project-view.ts'
import { Icon, type IconName } from '../../../components/icons/Icon.tsx'
import { cx } from '../../../components/cx.ts'
import { ShowAll } from '../../../components/ShowAll.tsx'
import { SectionTitle, Titled, TitleScope, useTitleId } from '../../../components/Section.tsx'
import { ZoomGallery } from './ZoomGallery.tsx'
import { listAnd } from '../../../../domain/text/text.ts'
import { AppLink, TEXT_LINK } from '../../../components/links/AppLink.tsx'
import { EnquireLink } from '../../../enquiry/dialogs/EnquireLink.tsx'

const ICONS: Readonly<Partial<Record<ProjectFact['name'], IconName>>> = {
  Location: 'MapPin',
  Area: 'Maximize',
  Status: 'HardHat',
  Bedrooms: 'BedDouble',
  Possession: 'CalendarCheck',
  Furnishing: 'Sofa',
}

/** The project in one sentence, its facts on cards, its highlights and the brochure. */
export function OverviewSection({ project }: ProjectProps) {
  return (
    <>
      <p
        lang={languageOf(project.shortDescription)}
        className="max-w-reading text-xl leading-relaxed"
      >
        {noBreakAmounts(project.shortDescription)}
      </p>
      <dl className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 md:mt-10 lg:grid-cols-4 lg:has-[>:nth-child(5)]:not-has-[>:nth-child(7)]:grid-cols-3 [&>:first-child:nth-last-child(odd)]:col-span-2">
        {project.facts.map(({ name, value, note }) => (
          <div key={name} className="rounded-lg border border-border bg-surface p-4 sm:p-5">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <Icon
                name={ICONS[name] ?? 'Building2'}
                size={20}
                strokeWidth={1.5}
                className="shrink-0 text-accent-deep"
              />
              <span>{name}</span>
            </dt>
            <dd className="mt-2 font-semibold">
              <span>{noBreakAmounts(value)}</span>
              {note && <span className="block text-sm font-normal text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <ReraRegistration
        project={project}
        className="mt-8 rounded-lg border border-border bg-surface p-5 md:hidden print:hidden"
      />
      <Papers project={project} />
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <ul aria-label="Highlights" className="flex flex-wrap gap-2">
          {project.highlights.map((highlight) => (
            <li
              key={highlight}
              className="min-w-0 rounded-lg border border-border bg-surface px-4 py-1.5 text-sm font-medium"
            >
              {highlight}
            </li>
          ))}
        </ul>
        <BrochureButton project={project} />
      </div>
      <ConstructionProgress project={project} />
    </>
  )
}

const SHOWN = 3

/** The reports on the building, the newest first; nothing where there are none. */
function ConstructionProgress({ project: { progress, name } }: ProjectProps) {
  if (progress.length === 0) return null
  const report = (update: ProgressView, index: number) => (
    <Report
      key={`${update.date} ${update.title}`}
      {...update}
      id={`progress-${index}`}
      projectName={name}
    />
  )
  return (
    <Titled className="mt-12">
      <SectionTitle as="h3" className="display-small text-2xl">
        Construction progress
      </SectionTitle>
      <ol className="mt-4">{progress.slice(0, SHOWN).map(report)}</ol>
      {progress.length > SHOWN && (
        <ShowAll all={`${progress.length} updates`}>
          <ol>{progress.slice(SHOWN).map((update, index) => report(update, SHOWN + index))}</ol>
        </ShowAll>
      )}
    </Titled>
  )
}

function Report({
  date,
  title,
  text,
  percent,
  images,
  id,
  projectName,
}: ProgressView & { id: string; projectName: string }) {
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-border py-5 max-md:grid-cols-1 md:grid-cols-[3fr_2fr] lg:grid-cols-[2fr_1fr]">
      <div>
        <p className="text-sm text-muted">{date}</p>
        <h4 lang={languageOf(title)} className="mt-1 text-lg font-semibold">
          {title}
        </h4>
        {text && (
          <p lang={languageOf(text)} className="mt-2 max-w-text">
            {text}
          </p>
        )}
        {percent !== undefined && (
          <div className="mt-3 flex max-w-sm items-center gap-3">
            <progress
              value={percent}
              max={100}
              aria-label="Built"
              className="h-2 flex-1 appearance-none overflow-hidden rounded-full bg-border [&::-moz-progress-bar]:bg-accent-deep [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent-deep"
            />
            <span className="text-sm font-semibold tabular-nums">{`${percent}%`}</span>
          </div>
        )}
      </div>
      {images.length > 0 && (
        <ZoomGallery
          id={id}
          label={`${projectName} on ${date}`}
          images={images}
          picture={{ sizes: 'card', className: 'aspect-4/3 rounded-lg' }}
        />
      )}
    </li>
  )
}

function Papers({ project }: ProjectProps) {
  return (
    <div
      id="papers"
      className={cx(
        'mt-8 scroll-mt-6 rounded-lg border border-border bg-surface p-5 sm:p-6',
        // On paper nobody can ask for them.
        project.papers.length === 0 && 'print:hidden',
      )}
    >
      <TitleScope>
        <SectionTitle as="h3" className="display-small text-xl">
          Papers
        </SectionTitle>
        {project.papers.length > 0 && <PaperList project={project} />}
        <MissingPapers project={project} />
      </TitleScope>
    </div>
  )
}

function PaperList({ project: { papers } }: ProjectProps) {
  return (
    <ul
      aria-labelledby={useTitleId()}
      className="mt-4 grid grid-cols-1 gap-x-10 gap-y-4 lg:grid-cols-2"
    >
      {papers.map(({ title, details, format, url }) => (
        <li key={`${title} ${url}`} className="flex items-start gap-3 wrap-anywhere">
          <Icon
            name="FileText"
            size={20}
            strokeWidth={1.5}
            className="mt-1 shrink-0 text-accent-deep"
          />
          <div className="min-w-0">
            <AppLink to={url} newTab className={`${TEXT_LINK} font-semibold`}>
              <span>{title}</span>
              <span className="font-normal">{` (${format})`}</span>
            </AppLink>
            {details.length > 0 && <p className="text-sm text-muted">{details.join(' · ')}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function MissingPapers({ project }: ProjectProps) {
  const { missingPapers, name } = project
  if (missingPapers.length === 0) return null
  const wanted = listAnd(missingPapers)
  return (
    <p className="mt-3 text-muted print:hidden">
      <span>{`Not published here: ${wanted}. `}</span>
      <EnquireLink
        className={TEXT_LINK}
        request={projectRequest(project, {
          title: 'Ask for the papers',
          message: `Please send me ${wanted} of ${name}.`,
        })}
      >
        {missingPapers.length === 1 ? 'Ask for it' : 'Ask for them'}
      </EnquireLink>
    </p>
  )
}
