import { ToastProvider } from '../components/Toast.tsx'
import { CardPieces } from './styles/CardPieces.tsx'
import { FormPieces } from './styles/FormPieces.tsx'
import { MovingPieces } from './styles/MovingPieces.tsx'
import { SmallPieces } from './styles/SmallPieces.tsx'
import { TokenPieces } from './styles/TokenPieces.tsx'

/** The design system on one page, every piece with its states; routed in development only. */
export function StylesPage() {
  return (
    <ToastProvider>
      <h1 className="column pt-12 display text-5xl">Design system</h1>
      <TokenPieces />
      <SmallPieces />
      <FormPieces />
      <CardPieces />
      <MovingPieces />
    </ToastProvider>
  )
}
