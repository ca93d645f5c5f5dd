import { Gallery } from '../../components/carousel/Gallery.tsx'
import { AdviserCard } from '../../components/cards/AdviserCard.tsx'
import { cx } from '../../components/cx.ts'
import { LabelledPicture, Picture } from '../../components/picture/Picture.tsx'
import { Container, Paragraphs } from '../../components/Section.tsx'
import type { ProjectProps, FilmView } from './project-view.ts'
import { useState } from 'react'
import { noBreakAmounts } from '../../../domain/price/money.ts'
import { languageOf } from '../../../domain/text/text-language.ts'
import { descriptionPreview } from '../../../domain/project/description.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { EnquireLink } from '../../enquiry/dialogs/EnquireLink.tsx'
import { Icon } from '../../components/icons/Icon.tsx'
import { AtAGlance } from './AtAGlance.tsx'
import { BrochureButton, projectRequest, visitRequest } from './project-enquiry.tsx'
import { ACTION_LINK, AppLink } from '../../components/links/AppLink.tsx'

/** The pictures and the project at a glance, beside them its description. */
export function ProjectShowcase({ project }: ProjectProps) {
  const { name, gallery, films } = project
  return (
    <Container className="relative -mt-32 pb-12 md:pb-16 lg:-mt-38 print:mt-4">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        <div className="relative min-w-0 lg:col-span-2">
          {films && <FilmButtons films={films} />}
          <Gallery
            id="project-images"
            label={`Pictures of ${name}`}
            className={cx(
              'overflow-hidden rounded-lg border border-border bg-surface shadow-soft',
              gallery.length > 1 && 'pb-4',
            )}
            slides={gallery.map((view, index) => {
              const alt = gallery.length > 1 ? `${name}, picture ${index + 1}` : name
              return (
                <LabelledPicture key={alt} label={view.label}>
                  <Picture
                    view={view}
                    alt={alt}
                    sizes="gallery"
                    aspect="phone"
                    loading={index === 0 ? 'priority' : 'lazy'}
                  />
                </LabelledPicture>
              )
            })}
          />
          <AtAGlance project={project} />
        </div>
        <DescriptionCard project={project} />
      </div>
    </Container>
  )
}

/** The description's first 50 words, with the rest in a dialog, and the next steps. */
function DescriptionCard({ project }: ProjectProps) {
  const [open, setOpen] = useState(false)
  const visit = visitRequest(project)
  const preview = descriptionPreview(project.description.join(' '))
  return (
    <div className="flex flex-col rounded-lg border border-border bg-surface p-6 shadow-soft lg:p-8">
      <h2 className="display-small text-xl">{`About ${project.name}`}</h2>
      <p lang={languageOf(preview.text)} className="mt-3 text-muted noscript:hidden print:hidden">
        {noBreakAmounts(preview.text)}
      </p>
      <Paragraphs
        texts={project.description}
        className="mt-3 hidden flex-col gap-4 text-muted noscript:flex print:flex"
      />
      {preview.shortened && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={cx(ACTION_LINK, 'mt-2 self-start noscript:hidden print:hidden')}
        >
          Read More
        </button>
      )}
      {project.adviser && (
        <AdviserCard adviser={project.adviser} className="mt-6 border-t border-border pt-6" />
      )}
      <div className="mt-auto flex flex-col gap-3 pt-6 print:hidden">
        <EnquireLink request={projectRequest(project)} variant="primary" wide>
          Request a call back
        </EnquireLink>
        {visit && (
          <EnquireLink
            request={visit}
            variant="secondary"
            wide
            icon={<Icon name="CalendarCheck" size={18} />}
          >
            Plan a site visit
          </EnquireLink>
        )}
        <BrochureButton project={project} wide />
      </div>
      {open && (
        <Dialog onClose={() => setOpen(false)} title="Project Description" size="lg">
          <Paragraphs texts={project.description} className="flex flex-col gap-4 text-muted" />
        </Dialog>
      )}
    </div>
  )
}

/** Buttons for a project's films, over its gallery; nothing is loaded before one is pressed. */
function FilmButtons({ films }: { films: readonly FilmView[] }) {
  const [openFilm, setOpenFilm] = useState<FilmView>()
  return (
    <div className="film-buttons">
      {films.map((film) => (
        <span key={film.page}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpenFilm(film)}
            className="film-button noscript:hidden"
          >
            {film.label}
          </button>
          <a
            href={film.page}
            target="_blank"
            rel="noopener"
            className="film-button not-noscript:hidden"
          >
            {film.label}
          </a>
        </span>
      ))}
      {openFilm && <FilmPlayer film={openFilm} onClose={() => setOpenFilm(undefined)} />}
    </div>
  )
}

/** A host's page has another origin, so these permissions give it nothing of ours. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

const BOX = 'aspect-video w-full rounded-md bg-dark'

function FilmPlayer({ film, onClose }: { film: FilmView; onClose: () => void }) {
  const { title, page, player, poster, captions } = film
  const isOwn = player.startsWith('/')
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      {isOwn ? (
        // The sound is off until the visitor turns it on.
        <video
          src={player}
          poster={poster}
          aria-label={title}
          controls
          muted
          playsInline
          className={BOX}
        >
          {captions && <track kind="captions" src={captions} label="Captions" default />}
        </video>
      ) : (
        <iframe src={player} title={title} sandbox={SANDBOX} allow="fullscreen" className={BOX} />
      )}
      <p className="mt-4 text-muted">
        {!isOwn && `From ${new URL(player).host}. `}
        <AppLink to={page} newTab className={ACTION_LINK}>
          Open it on a page of its own
        </AppLink>
      </p>
    </Dialog>
  )
}
