import { useState } from 'react'
import type { FilmView } from '../project-view.ts'
import { FilmPlayer } from './FilmPlayer.tsx'

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
      {openFilm && <FilmPlayer film={openFilm} onClose={() => setOpenFilm(undefined)} />}
    </div>
  )
}
