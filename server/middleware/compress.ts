import compression from 'compression'
import type { Renderer } from '../render/renderer.ts'

/** Compresses what is streamed; finished bodies bring compressed forms of their own. */
export const compress = compression()

/** For pages answered ahead of `compress`, which would slow down what is too short for it. */
export function compressed(renderPage: Renderer['renderPage']): Renderer['renderPage'] {
  return (req, res, page) =>
    new Promise((resolve) => {
      compress(req, res, () => resolve(renderPage(req, res, page)))
    })
}
