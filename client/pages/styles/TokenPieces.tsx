import { Section, SectionHeading } from '../../components/Section.tsx'
import { Piece } from './Piece.tsx'

const COLOURS = [
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['muted', 'bg-muted'],
  ['surface', 'bg-surface'],
  ['paper', 'bg-paper'],
  ['mist', 'bg-mist'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['night', 'bg-night'],
  ['night-raised', 'bg-night-raised'],
  ['gold', 'bg-gold'],
  ['gold-bright', 'bg-gold-bright'],
  ['gold-deep', 'bg-gold-deep'],
  ['gold-tint', 'bg-gold-tint'],
  ['success', 'bg-success'],
  ['danger', 'bg-danger'],
] as const

const TITLES = [
  ['display text-5xl', 'Homes chosen with care'],
  ['display text-4xl', 'Trending projects in Gurgaon'],
  ['display text-3xl', 'What buyers ask before they visit'],
  ['display-small text-2xl', 'The Aravalli Summit'],
  ['display-small text-xl', '₹ 2.9 Cr – 4.75 Cr'],
] as const

export function TokenPieces() {
  return (
    <Section id="tokens" labelledBy="tokens-title">
      <SectionHeading id="tokens-title" title="Tokens" intro="Colours and letters." />
      <Piece name="Colours">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-8">
          {COLOURS.map(([name, className]) => (
            <li key={name} className="text-sm">
              <span className={`block h-16 rounded-md border border-line ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      </Piece>
      <Piece name="Titles: Fraunces">
        <div className="space-y-4">
          {TITLES.map(([className, text]) => (
            <p key={className} className={className}>
              {text}
            </p>
          ))}
        </div>
      </Piece>
      <Piece name="Text: Figtree 18, 16, 14">
        <div className="max-w-text space-y-4">
          {['text-lg', 'text-base', 'text-sm text-muted'].map((className) => (
            <p key={className} className={className}>
              We list a project only after reading its papers and walking its site. Loans, legal
              work and title search are handled by desks within the agency. ₹ 75,00,000
            </p>
          ))}
        </div>
      </Piece>
    </Section>
  )
}
