import { contrast, legibleColour, TEXT_CONTRAST } from '../../../domain/brand/contrast.ts'
import { brandIn } from '../site-brand-colours.ts'
import type { Rule } from '../rule.ts'

const WHITE = '#FFFFFF'

/** How far two colours are apart, as the end of a sentence that starts with the texts in them. */
function lacking(one: string, other: string): string {
  const ratio = (Math.floor(contrast(one, other) * 10) / 10).toFixed(1)
  return `would have a contrast of ${ratio}:1, and needs ${TEXT_CONTRAST}:1`
}

/** Reports colours of an agency on which its texts cannot be read. */
export const brandContrast: Rule = {
  name: 'brand-contrast',
  level: 'error',
  guide:
    'Text in one of the colours cannot be read on another one: ink on paper, paper on ink, ink on white, ink on accent (the buttons). Take a darker ink, a lighter paper or a lighter accent, until they are 4.5:1 apart. Paper is the lighter one: tints are made for dark text on it.',
  check: (data, report) => {
    for (const record of data.records('site')) {
      const brand = brandIn(record.value)
      if (!brand) continue
      const { ink, accent, paper } = brand
      const isReadable = (ground: string) => contrast(ink, ground) >= TEXT_CONTRAST
      const isDark = isReadable(paper) && isReadable(WHITE)
      if (!isDark) {
        const darker =
          legibleColour(ink, [WHITE, paper, accent]) ?? legibleColour(ink, [WHITE, paper])
        const lighter = isReadable(WHITE) ? legibleColour(paper, [ink]) : undefined
        report(record, ['brand', 'ink'], {
          message: isReadable(paper)
            ? `text in ink on white cards ${lacking(ink, WHITE)}`
            : `text in ink on paper, and in paper on ink, ${lacking(ink, paper)}`,
          suggestion: darker,
          hint:
            darker &&
            `The nearest ink that can be read everywhere is ${darker}${lighter ? `; or make the paper ${lighter}` : ''}.`,
        })
      }
      if (isDark && contrast(paper, WHITE) > contrast(ink, WHITE))
        report(record, ['brand', 'paper'], {
          message:
            'the paper is darker than the ink, and tints are made for dark text on light paper',
          hint: 'Take a light colour for the paper, such as #FFFFFF.',
        })
      if (isReadable(accent)) continue
      const lighter = legibleColour(accent, [ink])
      report(record, ['brand', 'accent'], {
        message: `text in ink on accent, as on the main buttons, ${lacking(ink, accent)}`,
        suggestion: lighter,
        hint: lighter && `The nearest accent that ink can be read on is ${lighter}.`,
        // Where the ink must change as well, there are several answers.
        fix: isDark && lighter ? () => lighter : undefined,
      })
    }
  },
}
