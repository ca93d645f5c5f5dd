import type { ProjectRecord } from '../../schemas/generated/data.generated.ts'
import { presentText } from '../text/text.ts'
import { withoutUndefined } from '../value/without-undefined.ts'

export type FilmAddress = {
  /** The film's own page, or the file's address on this site. */
  readonly page: string
  /** What a frame loads, or the file; a frame's begins with https. */
  readonly player: string
}

export type Film = FilmAddress & {
  readonly kind: 'film' | 'tour'
  readonly title: string
  readonly poster?: string
  /** The address of a WebVTT file, for a film of this site. */
  readonly captions?: string
  /** Year-month-day. */
  readonly uploadedOn?: string
}

const YOUTUBE_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
/** A list of films is none: its player is called 'videoseries'. */
const YOUTUBE_ID = /^(?!videoseries$)[\w-]{11}$/
const VIMEO_PATH =
  /^\/(?:(?:video|manage\/videos|channels\/[\w-]+|groups\/[\w-]+\/videos|(?:showcase|album)\/\d+\/video)\/)?(\d+)(?:\/([\da-f]+))?\/?$/
/** A URL allows more, such as ';', which would end a directive of the security policy that names the host. */
const PUBLIC_HOST = /^[\w-]+(?:\.[\w-]+)+$/

/**
 * Reads the address of a film: one of YouTube or Vimeo in any of their spellings, or the path of an
 * .mp4 below the data folder ('videos/tower.mp4').
 * @returns undefined for any other text
 */
export function readFilmAddress(text: string): FilmAddress | undefined {
  const url = httpsUrl(text)
  if (url) return youtubeFilm(url) ?? vimeoFilm(url)
  if (!isFilmPath(text)) return undefined
  return { page: fileAddress(text), player: fileAddress(text) }
}

const fileAddress = (path: string): string =>
  `/${path.split('/').map(encodeURIComponent).join('/')}`

/** Whether a text is the path of a film's file, wherever that leads. */
export const isFilmPath = (text: string): boolean => /^[^:\\/][^:\\]*\.mp4$/i.test(text)

/** The address that a text is, if it is one on https of a public host, with neither a user's name nor any HTML in it. */
export function httpsUrl(text: string): URL | undefined {
  if (!/^https:\/\/[^\s"<>@/?#]+(?:[/?#][^\s"<>]*)?$/i.test(text)) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && PUBLIC_HOST.test(url.hostname) ? url : undefined
}

function youtubeFilm({ hostname, pathname, searchParams }: URL): FilmAddress | undefined {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  let id: string | null = null
  if (hostname === 'youtu.be') id = first
  else if (!YOUTUBE_HOSTS.test(hostname)) return undefined
  else if (first === 'watch') id = searchParams.get('v')
  else if (['embed', 'shorts', 'live', 'v'].includes(first)) id = second
  if (id === null || !YOUTUBE_ID.test(id)) return undefined
  return {
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}`,
  }
}

function vimeoFilm({ hostname, pathname, searchParams }: URL): FilmAddress | undefined {
  if (!/^(?:(?:www|player)\.)?vimeo\.com$/.test(hostname)) return undefined
  const [, id, key = searchParams.get('h')] = VIMEO_PATH.exec(pathname) ?? []
  if (id === undefined || (key !== null && !/^[\da-f]+$/.test(key))) return undefined
  return {
    page: `https://vimeo.com/${id}${key === null ? '' : `/${key}`}`,
    // A film that is not listed opens by its key only.
    player: `https://player.vimeo.com/video/${id}?dnt=1${key === null ? '' : `&h=${key}`}`,
  }
}

export function filmsIn({ videos, tour }: Pick<ProjectRecord, 'videos' | 'tour'>): Film[] {
  const films = (videos ?? []).flatMap(({ title, url, poster, captions, uploadedOn }): Film[] => {
    const address = readFilmAddress(url.trim())
    if (!address) return []
    const words = isFilmPath(url.trim()) ? presentText(captions) : undefined
    const facts = withoutUndefined<Pick<Film, 'poster' | 'captions' | 'uploadedOn'>>({
      poster: presentText(poster),
      captions: words && fileAddress(words),
      uploadedOn,
    })
    return [{ kind: 'film', title: title.trim(), ...address, ...facts }]
  })
  const place = httpsUrl(tour?.trim() ?? '')
  if (!place) return films
  // No frame shows the pages on which YouTube and Vimeo have their films.
  const address = readFilmAddress(place.href) ?? { page: place.href, player: place.href }
  return [...films, { kind: 'tour', title: '', ...address }]
}

export const filmLabel = ({ kind, title }: Pick<Film, 'kind' | 'title'>): string =>
  kind === 'tour' ? 'Take the tour' : `Watch the film: ${title}`

/** Where a film or tour that is not of this site is played: 'https://player.vimeo.com'. */
export const playerOrigin = ({ player }: Pick<Film, 'player'>): string | undefined =>
  httpsUrl(player)?.origin
