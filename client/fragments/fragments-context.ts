import { createContext, type FunctionComponent, type ReactElement } from 'react'

/** Where the HTML of parts is kept between renderings of pages; only the server has one. */
export type Fragments = {
  /**
   * @param element makes the part with these properties, and all that it may read of the page
   * @returns an element with the same HTML, which costs nothing to render; undefined where the part
   *   has to be rendered with the page
   */
  keep<P extends object>(
    part: FunctionComponent<P>,
    props: P,
    element: () => ReactElement,
  ): ReactElement | undefined
}

export const FragmentsContext = /* @__PURE__ */ createContext<Fragments | undefined>(undefined)
