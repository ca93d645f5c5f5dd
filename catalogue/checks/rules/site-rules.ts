import { contrast, legibleColour, TEXT_CONTRAST } from '../../../domain/brand/palette.ts'
import { offeredVisits } from '../../../domain/enquiry/site-visit.ts'
import { listAnd } from '../../../domain/text/text.ts'
import { canBeDialled } from '../phone-number.ts'
import type { Rule } from '../rule-context.ts'
import { brandIn } from '../site-parts.ts'

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

const phoneNumberInvalid: Rule = {
  name: 'phone-number',
  level: 'warning',
  guide:
    'Nobody can be called at this number: a digit is missing or too many, or the country code is. Write it as it is dialled from abroad, WhatsApp’s in digits only: 919810012345.',
  check: (data, report) => {
    const fields = ['phone', 'whatsapp', 'callsFrom/*', 'grievanceOfficer/phone']
    for (const { record, pathInRecord, value } of data.texts(['site'], ...fields)) {
      // WhatsApp's links need the country code, without a sign before it.
      const dialled = pathInRecord[0] === 'whatsapp' ? `+${value}` : value
      if (canBeDialled(dialled)) continue
      report(record, pathInRecord, {
        message: `"${value}" can be no phone number; count its digits, which are ten behind +91`,
      })
    }
  },
}

// The number of the sample set, with or without its country code.
const sampleNumber = /^(?:91)?0{10}$/u

const fieldWords = (fields: readonly string[]): string =>
  fields.length > 1 ? ` (in ${listAnd(fields.map((field) => `"${field}"`))})` : ''

const placeholderContact: Rule = {
  name: 'placeholder-contact',
  level: 'warning',
  guide: "The agency's own telephone number is still to be put into `site.json`.",
  check: (data, report) => {
    for (const record of data.records('site')) {
      const fields = (['phone', 'whatsapp'] as const).filter((field) =>
        sampleNumber.test(record.value[field]?.replaceAll(/\D/gu, '') ?? ''),
      )
      const [first] = fields
      if (first === undefined) continue
      report(record, [first], {
        message: `The sample phone number ${record.value[first]} is still there${fieldWords(fields)}: visitors cannot reach the agency`,
      })
    }
  },
}

const noVisitDays: Rule = {
  name: 'no-visit-days',
  level: 'warning',
  guide:
    'No visit can be planned: every day within `from` and `until` is closed, or they are reversed.',
  check: ({ records, now }, report) => {
    for (const record of records('site')) {
      const { visitHours } = record.value
      if (!visitHours || offeredVisits(visitHours, now).length > 0) continue
      report(record, ['visitHours'], {
        message: 'No visit can be planned: compare days, closed days, from and until',
      })
    }
  },
}

export const siteRules: readonly Rule[] = [
  brandContrast,
  phoneNumberInvalid,
  placeholderContact,
  noVisitDays,
]
