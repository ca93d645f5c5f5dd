import { httpsUrl, parseFilmAddress } from '../../../domain/project/films.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule-context.ts'

/**
 * The address that a pasted text contains: in a host's lines of HTML, without https, or as a
 * Windows path.
 */
const correctedAddress = (value: string, isGood: (text: string) => unknown): string | undefined => {
  const pasted = /<iframe[^>]* src="([^"]+)"/i.exec(value)?.[1] ?? value
  return [
    pasted,
    pasted.replace(/^(?:https?:?)?\/{0,2}(?=[\w-]+(?:\.[\w-]+)+\/)/i, 'https://'),
    pasted.replaceAll('\\', '/').replace(/^(?!https?:).*\/(?=videos\/)/i, ''),
  ].find((text) => text !== value && isGood(text))
}

const hostingHint = 'Put the film on YouTube or Vimeo, or save it as an .mp4 into data/videos.'

const videoHost: Rule = {
  name: 'video-host',
  level: 'error',
  guide:
    'Films are at YouTube or Vimeo, or are an .mp4 in `data/videos`; a tour is at any host. Write the address as the browser shows it, with https://.',
  check: ({ texts }, report) => {
    for (const { record, pathInRecord, value } of texts(projectFiles, 'videos/*/url')) {
      const url = value.trim()
      if (url === '' || parseFilmAddress(url)) continue
      const suggestion = correctedAddress(url, parseFilmAddress)
      const hint = httpsUrl(url) ? `${hostingHint} A tour belongs in "tour".` : hostingHint
      report(record, pathInRecord, {
        message: `"${value}" is no film at YouTube or Vimeo, nor the path of an .mp4 inside data`,
        ...(suggestion === undefined ? { hint } : { suggestion, fix: () => suggestion }),
      })
    }
    for (const { record, pathInRecord, value } of texts(projectFiles, 'tour')) {
      const url = value.trim()
      if (url === '' || httpsUrl(url)) continue
      const suggestion = correctedAddress(url, httpsUrl)
      report(record, pathInRecord, {
        message: `the tour "${value}" is no address of a page that begins with https://`,
        suggestion,
        fix: () => suggestion,
      })
    }
  },
}

export const filmRules: readonly Rule[] = [videoHost]
