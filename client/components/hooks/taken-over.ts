const MARK = 'hydrated'

/** Marks the document as taken over by React; stands there for tests and tools too. */
export const markTakenOver = (): void => {
  document.documentElement.dataset[MARK] = 'true'
}

/** Whether React has taken over the server's document: what is drawn from now on is new. */
export const isTakenOver = (): boolean =>
  !import.meta.env.SSR && document.documentElement.dataset[MARK] !== undefined
