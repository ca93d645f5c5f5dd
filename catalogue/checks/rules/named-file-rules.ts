import { parseFilmAddress } from '../../../domain/project/films.ts'
import { shortened } from '../../../domain/text/text.ts'
import { valueAt } from '../../json/pointer.ts'
import { externalImagesIn, filesWithImages } from '../../pictures/picture-references.ts'
import { projectFiles } from '../records.ts'
import type { Rule, RuleContext } from '../rule-context.ts'

/** Files that records name and that cannot be shown: each row is a rule. */
const FILES = [
  {
    name: 'missing-image',
    guide: 'No picture has this path. Capitals count.',
    kind: 'pictures',
    noun: 'image',
  },
  {
    name: 'unreadable-image',
    guide:
      'The picture is damaged, empty, far too large, or another type than its name says; or it is a drawing with a script or an address in it.',
    kind: 'pictures',
    noun: 'image',
  },
  {
    name: 'missing-video',
    guide:
      'No .mp4 has this path, or the file is no film. Save it into `data/videos`; capitals count.',
    kind: 'films',
    noun: 'film',
  },
  {
    name: 'missing-captions',
    guide:
      'No WebVTT file has this path, or the film is none of your own. Save the captions as a .vtt into `data/videos`, beside the .mp4.',
    kind: 'captions',
    noun: 'file of captions',
  },
  {
    name: 'missing-document',
    guide:
      'No PDF has this path. Save it into `data/documents`; capitals count. Until then the page leaves the paper out.',
    kind: 'papers',
    noun: 'file',
  },
  {
    name: 'unreadable-document',
    guide:
      'The file is no PDF, is encrypted or is larger than 10 MB, so visitors could not open it. Save it anew as a PDF without a password.',
    kind: 'papers',
    noun: 'file',
  },
] as const

/**
 * A path as the data writes it: other programs write it from the top of the project or of the disk, with
 * the separators of Windows, or with spaces as addresses have them.
 */
const plainPath = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replaceAll('%20', ' ')
    .replace(/^(?:.*\/)?images\/|^\/+/u, '')

const fileRules = FILES.map(({ name, guide, kind, noun }): Rule => ({
  name,
  level: 'error',
  guide,
  check: (data, report) => {
    const { broken, paths } = data[kind]
    for (const { record, pathInRecord, value, rule, problem } of broken) {
      if (rule !== name) continue
      const plain = plainPath(value)
      // A file that is there but unreadable is the one that was meant.
      const others = name.startsWith('missing-') ? paths().filter((path) => path !== value) : []
      // macOS writes accents apart from their letters.
      const same = others.find((path) => path.normalize() === plain.normalize())
      report(record, pathInRecord, {
        message: `the ${noun} "${value}" ${problem}`,
        suggestion: same ?? data.suggest.nearest(plain, others),
        fix: () => same ?? data.suggest.only(plain, others),
      })
    }
    if (name === 'missing-captions') reportForeignCaptions(data, report)
  },
}))

/** Reports captions of films at YouTube and Vimeo, whose players do not show them. */
const reportForeignCaptions: NonNullable<Rule['check']> = ({ captions, texts }, report) => {
  for (const { record, pathInRecord, value } of texts(projectFiles, 'videos/*/captions')) {
    const url = valueAt(record.value, [...pathInRecord.slice(0, -1), 'url'])
    const film = typeof url === 'string' ? parseFilmAddress(url.trim()) : undefined
    const isReported = captions.broken.some(
      (one) => one.record === record && one.pathInRecord[1] === pathInRecord[1],
    )
    if (value.trim() === '' || isReported || !film || film.page.startsWith('/')) continue
    report(record, pathInRecord, {
      message: 'only an .mp4 of data/videos has captions here; add these at YouTube or Vimeo',
    })
  }
}

const externalImage: Rule = {
  name: 'external-image',
  level: 'error',
  guide:
    'Pages show no pictures of other sites. Save the picture into `data/images` and write its path.',
  check: ({ records, pictures }: RuleContext, report) => {
    for (const { record, pathInRecord, value } of records(...filesWithImages).flatMap(
      externalImagesIn,
    )) {
      const saved = pictures.paths().filter((path) => value.endsWith(`/${path}`))
      report(record, pathInRecord, {
        message: `the image "${shortened(value, 80)}" is not in the image folder, and pages show no others; save it into data/images and write its path`,
        suggestion: saved[0],
        fix: () => (saved.length === 1 ? saved[0] : undefined),
      })
    }
  },
}

export const namedFileRules: readonly Rule[] = [...fileRules, externalImage]
