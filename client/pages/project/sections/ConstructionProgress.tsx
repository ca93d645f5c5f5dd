import { languageOf } from '../../../../domain/text/text-language.ts'
import { ShowAll } from '../../../components/ShowAll.tsx'
import type { ProgressView, ProjectProps } from '../project-view.ts'
import { SectionTitle, Titled } from '../../../components/Section.tsx'
import { ZoomGallery } from './ZoomGallery.tsx'

/** The number of reports before 'Show all'. */
const SHOWN = 3

/** The reports on the building, the newest first; nothing where there are none. */
export function ConstructionProgress({ project: { progress, name } }: ProjectProps) {
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
