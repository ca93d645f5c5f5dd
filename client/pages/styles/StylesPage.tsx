import { CardPieces } from './CardPieces.tsx'
import { FormPieces } from './FormPieces.tsx'
import { MovingPieces } from './MovingPieces.tsx'
import { SmallPieces } from './SmallPieces.tsx'
import { TokenPieces } from './TokenPieces.tsx'

/** The design system on one page, every piece with its states; routed in development only. */
export function StylesPage() {
  return (
    <>
      <h1 className="column pt-12 display text-5xl">Design system</h1>
      <TokenPieces />
      <SmallPieces />
      <FormPieces />
      <CardPieces />
      <MovingPieces />
    </>
  )
}
