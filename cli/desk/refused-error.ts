/** A request that the desk refuses: the message says why, as a sentence. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number

  constructor(message: string, status = 409) {
    super(message)
    this.status = status
  }
}
