import type { Brand } from '../../domain/brand/palette.ts'
import { property } from './records.ts'

/** The colours of site.json; undefined if one is missing or no colour, which the schema reports. */
export function brandIn(site: unknown): Brand | undefined {
  const [ink, accent, paper] = ['ink', 'accent', 'paper'].map((name) => {
    const colour = property(property(site, 'brand'), name)
    return typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour) ? colour : undefined
  })
  return ink && accent && paper ? { ink, accent, paper } : undefined
}
