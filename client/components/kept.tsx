import {
  createContext,
  createElement,
  useContext,
  type FunctionComponent,
  type ReactElement,
} from 'react'
import { EnquiryContext } from '../enquiry/dialogs/use-enquiry.ts'
import { ImageBaseProvider, useImageBase } from './picture/image-base.ts'

/** Properties that say all of themselves in JSON: no elements, and functions only to answer events. */
type Plain<T> = T extends ReactElement
  ? never
  : T extends object
    ? T extends (...given: never[]) => unknown
      ? T
      : { readonly [Name in keyof T]: Plain<T[Name]> }
    : T

/** Where the HTML of parts is kept between renderings of pages; only the server has one. */
export type Fragments = {
  /**
   * @param element the part with these properties, and all that it may read of the page
   * @returns an element with the same HTML, which costs nothing to render; undefined where the part
   *   has to be rendered with the page
   */
  keep<P extends object>(
    part: FunctionComponent<P>,
    props: P,
    element: ReactElement,
  ): ReactElement | undefined
}

export const FragmentsContext = /* @__PURE__ */ createContext<Fragments | undefined>(undefined)

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
    const element = createElement<P>(Part, props)
    if (!fragments) return element
    return (
      fragments.keep(
        Part,
        props,
        <FragmentsContext value={fragments}>
          <ImageBaseProvider value={imageBase}>
            <EnquiryContext value={enquiry}>{element}</EnquiryContext>
          </ImageBaseProvider>
        </FragmentsContext>,
      ) ?? element
    )
  }
}
