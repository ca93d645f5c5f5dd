import { createElement, useContext, type FunctionComponent, type ReactElement } from 'react'
import { ImageBaseProvider, useImageBase } from '../components/picture/image-base.ts'
import { EnquiryContext } from '../enquiry/dialogs/use-enquiry.ts'
import { FragmentsContext } from './fragments-context.ts'

/** Properties that say all of themselves in JSON: no elements, and functions only to answer events. */
type Plain<T> = T extends ReactElement
  ? never
  : T extends object
    ? T extends (...given: never[]) => unknown
      ? T
      : { readonly [Name in keyof T]: Plain<T[Name]> }
    : T

/**
 * A part whose HTML depends on its properties alone: the server renders it once for all pages that
 * show the same (decision 12). It reads the prefix of pictures and the enquiry dialog, but neither
 * `useId` nor what differs from page to page, as the address: it would be rendered each time. In the
 * browser it is itself.
 */
export function kept<P extends object>(
  Part: FunctionComponent<P> & (P extends Plain<P> ? unknown : never),
): FunctionComponent<P> {
  if (!import.meta.env.SSR) return Part
  return function Kept(props: P) {
    const fragments = useContext(FragmentsContext)
    const imageBase = useImageBase()
    const enquiry = useContext(EnquiryContext)
    const alone = () => (
      <FragmentsContext value={fragments}>
        <ImageBaseProvider value={imageBase}>
          <EnquiryContext value={enquiry}>{createElement<P>(Part, props)}</EnquiryContext>
        </ImageBaseProvider>
      </FragmentsContext>
    )
    return fragments?.keep(Part, props, alone) ?? createElement<P>(Part, props)
  }
}
