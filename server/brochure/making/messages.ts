import type { Brochure } from '../content/brochure.ts'

/** What the thread is asked for. */
export type ThreadJob = { readonly brochure: Brochure; readonly imagesDir: string }

export type ThreadResult =
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly error: { readonly message: string; readonly stack?: string | undefined } }
