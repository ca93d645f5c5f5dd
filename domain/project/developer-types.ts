export const DEVELOPER_TYPES = ['residential', 'commercial', 'plots', 'sco'] as const

export type DeveloperType = (typeof DEVELOPER_TYPES)[number]

export const DEVELOPER_KINDS: Readonly<
  Record<DeveloperType, { name: string; found: string; sells: string; intro: string }>
> = {
  residential: {
    name: 'Residential Developers',
    found: 'Residential',
    sells: 'homes',
    intro: 'The names behind the homes we sell.',
  },
  commercial: {
    name: 'Commercial Developers',
    found: 'Commercial',
    sells: 'offices and shops',
    intro: 'Offices, shops and high streets, from the developers we work with.',
  },
  plots: {
    name: 'Plot Developers',
    found: 'Plots',
    sells: 'plots',
    intro: 'Plots to build on, from the developers we work with.',
  },
  sco: {
    name: 'SCO Developers',
    found: 'SCO',
    sells: 'shop-cum-offices',
    intro: 'Shop-cum-offices on plots of their own, for owners who want the whole building.',
  },
}

export function developersHeading(kind: DeveloperType | undefined): {
  name: string
  intro: string
} {
  if (kind) return DEVELOPER_KINDS[kind]
  return {
    name: 'All Developers',
    intro: 'Every developer we work with, also those whose projects are still to come.',
  }
}

/**
 * A developer's kinds, from a list or a text that separates them by comma, slash or 'and'
 * (docs/product.md, 'Command line'). Unknown words are dropped, each kind is listed once, in the fixed order.
 */
export function parseDeveloperTypes(
  value: string | readonly string[] | undefined,
): DeveloperType[] {
  const texts = typeof value === 'string' ? [value] : (value ?? [])
  const words = new Set(texts.flatMap(typeWords))
  return DEVELOPER_TYPES.filter((type) => words.has(type))
}

/** The words of a text that name no kind, and so are dropped. */
export function unknownDeveloperTypes(text: string): string[] {
  const knownTypes: ReadonlySet<string> = new Set(['', ...DEVELOPER_TYPES])
  return typeWords(text).filter((word) => !knownTypes.has(word))
}

const typeWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[,/;&\s]+|\band\b/)
    .map((word) => (word === 'plot' ? 'plots' : word === 'scos' ? 'sco' : word))
