import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import type { FormState } from '../../client/enquiry/forms/state/form-state.ts'

export type PageRequest = {
  /** Path and query of the page to show. */
  readonly url: string
  /** Overrides the page's own status, as for a form with errors. */
  readonly status?: number
  readonly form?: FormState
}

export interface Renderer {
  /**
   * Answers with a page: streams it, redirects, or answers 404 or 500 with a page. Settles when the
   * answer has left or the visitor has; never rejects.
   */
  renderPage(req: Request, res: Response, page: PageRequest): Promise<void>
  /** Sends a page that was rendered before; gives its pattern, or undefined where it is not kept. */
  sendKept(req: IncomingMessage, res: ServerResponse): string | undefined
  /** The pattern of the page at a path, such as `/project-details/:developer`; `*` where there is none. */
  patternOf(path: string): string
  /** Forgets the pages it has kept, as when data or pictures have changed. */
  forget(): void
}

/** Who counts how pages were answered. */
export type RenderFigures = {
  pageCache(result: 'hit' | 'miss'): void
  pageRendered(seconds: number): void
}
