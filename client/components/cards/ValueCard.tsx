import type { TitledText } from '../../source/shapes.ts'

/** What the agency stands for, on navy: a gold line, a title, a sentence. */
export function ValueCard({ title, description }: TitledText) {
  return (
    <div className="border-t-2 border-gold pt-5">
      <h3 className="display-small text-2xl">{title}</h3>
      <p className="mt-3 text-on-night-muted">{description}</p>
    </div>
  )
}
