import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { CachedResponse } from './cached-response.ts'
import type { FormState } from '../../client/enquiry/forms/state/form-state.ts'

export type PageRequest = {
  /** Path and query of the page to show. */
  readonly url: string
  /** Overrides the page's own status, as for a form with errors. */
  readonly status?: number
  readonly form?: FormState
  /** Answers where there is no time to render the page; without it a page that says so does. */
  readonly refuse?: () => void
}

export interface Renderer {
  /** The style sheets of every page. */
  readonly styles: readonly string[]
  /**
   * Answers with a page: streams it, redirects, or answers 404 or 500 with a page. Settles when the
   * answer has left or the visitor has; never rejects.
   */
  renderPage(req: Request, res: Response, page: PageRequest): Promise<void>
  /** The answer to a request for a page that is cached, which counts as a hit. */
  cached(req: IncomingMessage): CachedResponse | undefined
  /** Forgets the pages it has cached, as when data or pictures have changed. */
  forget(): void
}

/** Who counts how pages were answered. */
export type RenderFigures = {
  pageCache(result: 'hit' | 'miss'): void
  pageRendered(seconds: number): void
}
