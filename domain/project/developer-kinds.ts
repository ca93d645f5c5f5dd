import type { DeveloperType } from './developers.ts'

/** How the four kinds of developers are called, and what they sell. */
export const DEVELOPER_KINDS: Readonly<
  Record<DeveloperType, { name: string; found: string; sells: string; intro: string }>
> = {
  residential: {
    name: 'Residential Developers',
    found: 'Residential',
    sells: 'homes',
    intro: 'The names behind the apartments, floors and villas we sell.',
  },
  commercial: {
    name: 'Commercial Developers',
    found: 'Commercial',
    sells: 'offices and shops',
    intro: 'Offices, shops and high streets, from developers who stay on as landlords.',
  },
  plots: {
    name: 'Plot Developers',
    found: 'Plots',
    sells: 'plots',
    intro: 'Licensed colonies with clear titles and roads that are already laid.',
  },
  sco: {
    name: 'SCO Developers',
    found: 'SCO',
    sells: 'shop-cum-offices',
    intro: 'Shop-cum-offices on plots of their own, for owners who want the whole building.',
  },
}

/** The heading of a list of developers and the sentence below it. */
export function developersHeading(kind: DeveloperType | undefined): {
  name: string
  intro: string
} {
  if (kind) return DEVELOPER_KINDS[kind]
  return {
    name: 'All Developers',
    intro: 'Every developer we work with. Those without a project on sale call you back first.',
  }
}
