/** The longest wait for something that the visitor asked for, in ms. */
const GIVE_UP_MS = 15_000

/** The result of some work, or a failure with `error` where the work takes too long. */
export function inTime<T>(work: Promise<T>, error: Error = new Error('no answer')): Promise<T> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(error), GIVE_UP_MS)
  })
  return Promise.race([work, tooLate])
}
