import { useState } from 'react'
import { loadOnDemand } from '../../../components/hydrate-when-idle.tsx'
import type { FilmView } from '../project-view.ts'

const FilmPlayer = loadOnDemand(() =>
  import('./FilmPlayer.tsx').then((module) => module.FilmPlayer),
)

/** Buttons for a project's films, over its gallery; nothing is loaded before one is pressed. */
export function FilmButtons({ films }: { films: readonly FilmView[] }) {
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
      {openFilm && (
        <FilmPlayer
          isWanted
          film={openFilm}
          onClose={() => setOpenFilm(undefined)}
          onFailed={() => window.location.assign(openFilm.page)}
        />
      )}
    </div>
  )
}
