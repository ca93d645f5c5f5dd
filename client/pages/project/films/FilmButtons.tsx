import { useState } from 'react'
import { loadOnDemand } from '../../../components/hydrate-when-idle.tsx'
import type { FilmView } from '../project-view.ts'

const FilmPlayer = loadOnDemand(() =>
  import('./FilmPlayer.tsx').then((module) => module.FilmPlayer),
)

/** Buttons for a project's films, over its gallery; nothing is loaded before one is pressed. */
export function FilmButtons({ films }: { films: readonly FilmView[] }) {
  const [shown, setShown] = useState<FilmView>()
  return (
    <div className="film-buttons">
      {films.map((film) => (
        <span key={film.page}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setShown(film)}
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
      {shown && (
        <FilmPlayer
          wanted
          film={shown}
          onClose={() => setShown(undefined)}
          onFailed={() => window.location.assign(shown.page)}
        />
      )}
    </div>
  )
}
