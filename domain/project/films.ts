import { dataFilePath } from '../seo/paths.ts'
import { parseUrl } from '../text/parse-url.ts'
import type { ProjectRecord } from '../../schemas/generated/data.generated.ts'
import { presentText } from '../text/text.ts'
import { withoutUndefined } from '../value/without-undefined.ts'

export type FilmAddress = {
  /** The film's own page, or the file's address on this site. */
  readonly page: string
  /** The address that a frame loads, which begins with https, or the file's. */
  readonly player: string
}

export type Film = FilmAddress & {
  readonly kind: 'film' | 'tour'
  readonly title: string
  readonly poster?: string
  /** The address of a WebVTT file, for a film of this site. */
  readonly captions?: string
  /** The day of the upload, YYYY-MM-DD. */
  readonly uploadedOn?: string
}

const YOUTUBE_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
/** The player of a playlist has the name 'videoseries', and a playlist is not one film. */
const YOUTUBE_ID = /^(?!videoseries$)[\w-]{11}$/
const VIMEO_PATH =
  /^\/(?:(?:video|manage\/videos|channels\/[\w-]+|groups\/[\w-]+\/videos|(?:showcase|album)\/\d+\/video)\/)?(\d+)(?:\/([\da-f]+))?\/?$/
/** A URL allows more in a host, such as ';', which would end a directive of the security policy. */
const PUBLIC_HOST = /^[\w-]+(?:\.[\w-]+)+$/

/**
 * Reads the address of a film: one of YouTube or Vimeo in any of their spellings, or the path of an
 * .mp4 below the data folder ('videos/tower.mp4').
 * @returns undefined for any other text
 */
export function parseFilmAddress(text: string): FilmAddress | undefined {
  const url = httpsUrl(text)
  if (url) return youtubeFilm(url) ?? vimeoFilm(url)
  if (!isFilmPath(text)) return undefined
  return { page: dataFilePath(text), player: dataFilePath(text) }
}

/** Whether a text is the path of a film's file, even one outside the data folder. */
export const isFilmPath = (text: string): boolean => /^[^:\\/][^:\\]*\.mp4$/i.test(text)

/** The address that a text is, if it is on https of a public host, without a user name or HTML. */
export function httpsUrl(text: string): URL | undefined {
  if (!/^https:\/\/[^\s"<>@/?#]+(?:[/?#][^\s"<>]*)?$/i.test(text)) return undefined
  const url = parseUrl(text)
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
    // An unlisted film opens with its key only.
    player: `https://player.vimeo.com/video/${id}?dnt=1${key === null ? '' : `&h=${key}`}`,
  }
}

export function filmsIn({ videos, tour }: Pick<ProjectRecord, 'videos' | 'tour'>): Film[] {
  const films = (videos ?? []).flatMap(({ title, url, poster, captions, uploadedOn }): Film[] => {
    const address = parseFilmAddress(url.trim())
    if (!address) return []
    const captionsPath = isFilmPath(url.trim()) ? presentText(captions) : undefined
    const facts = withoutUndefined<Pick<Film, 'poster' | 'captions' | 'uploadedOn'>>({
      poster: presentText(poster),
      captions: captionsPath && dataFilePath(captionsPath),
      uploadedOn,
    })
    return [{ kind: 'film', title: title.trim(), ...address, ...facts }]
  })
  const place = httpsUrl(tour?.trim() ?? '')
  if (!place) return films
  // YouTube and Vimeo forbid frames of a film's page, so its player is shown instead.
  const address = parseFilmAddress(place.href) ?? { page: place.href, player: place.href }
  return [...films, { kind: 'tour', title: '', ...address }]
}

export const filmLabel = ({ kind, title }: Pick<Film, 'kind' | 'title'>): string =>
  kind === 'tour' ? 'Take the tour' : `Watch the film: ${title}`

/** The origin of the player of a film or tour on another site: 'https://player.vimeo.com'. */
export const playerOrigin = ({ player }: Pick<Film, 'player'>): string | undefined =>
  httpsUrl(player)?.origin
