import { languageOf } from '../../../domain/text/language.ts'

/** Texts of the data one below the other, each in its own language. */
export function Paragraphs({ texts, className }: { texts: readonly string[]; className: string }) {
  return (
    <div className={className}>
      {texts.map((text) => (
        <p key={text} lang={languageOf(text)}>
          {text}
        </p>
      ))}
    </div>
  )
}
