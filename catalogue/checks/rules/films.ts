import { httpsUrl, readFilmAddress } from '../../../domain/project/films.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

/** The same address on https, where that is all it lacks. */
const onHttps = (value: string, isGood: (text: string) => unknown): string | undefined => {
  const secure = value.trim().replace(/^http:/i, 'https:')
  return secure !== value.trim() && isGood(secure) ? secure : undefined
}

const videoHost: Rule = {
  name: 'video-host',
  level: 'error',
  guide:
    'Films are at YouTube or Vimeo, or are an .mp4 in `data/videos`; a tour is at any host. Write the address as the browser shows it, with https://.',
  check: ({ texts }, report) => {
    for (const { record, below, value } of texts(projectFiles, 'videos/*/url')) {
      if (value.trim() === '' || readFilmAddress(value.trim())) continue
      const suggestion = onHttps(value, readFilmAddress)
      report(record, below, {
        message: `"${value}" is no film at YouTube or Vimeo, nor the path of an .mp4 inside data`,
        suggestion,
        fix: () => suggestion,
      })
    }
    for (const { record, below, value } of texts(projectFiles, 'tour')) {
      if (value.trim() === '' || httpsUrl(value.trim())) continue
      const suggestion = onHttps(value, httpsUrl)
      report(record, below, {
        message: `the tour "${value}" is no address that begins with https://`,
        suggestion,
        fix: () => suggestion,
      })
    }
  },
}

const missingVideo: Rule = {
  name: 'missing-video',
  level: 'error',
  guide:
    'No .mp4 has this path, or the file is no film. Save it into `data/videos`; capitals count.',
  check: ({ films, suggest }, report) => {
    for (const { record, below, value, words } of films.named) {
      if (words === undefined) continue
      const others = films.paths().filter((path) => path !== value)
      report(record, below, {
        message: `the film "${value}" ${words}`,
        suggestion: suggest.nearest(value, others),
        fix: () => suggest.only(value, others),
      })
    }
  },
}

export const films: readonly Rule[] = [videoHost, missingVideo]
