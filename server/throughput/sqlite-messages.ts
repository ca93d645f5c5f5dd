/** What the store's thread is started with. */
export type ThreadData = { readonly file: string }

/**
 * One statement; `sql` undefined closes the database. Requests and answers cross as JSON text, which
 * takes a fraction of the time that copying their values one by one takes.
 */
export type ThreadRequest = {
  readonly id: number
  readonly sql?: string
  readonly parameters?: readonly unknown[]
  /** A transaction starts with this statement. */
  readonly begin?: boolean
}

export type ThreadAnswer = {
  readonly id: number
  readonly rows?: readonly unknown[]
  readonly changes?: number
  readonly error?: { readonly message: string; readonly code: string }
}
