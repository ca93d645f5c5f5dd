/**
 * The two classes of the web platform that the rules may use: they are pure. Everything else that a
 * program finds around it (process, document, fetch, timers) has no name here, so that the compiler
 * refuses a rule that would reach for it.
 */
declare class URL {
  constructor(text: string, base?: string)
  readonly href: string
  readonly origin: string
  readonly hostname: string
  readonly pathname: string
  readonly searchParams: URLSearchParams
}

declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | string[][] | URLSearchParams)
  readonly size: number
  append(name: string, value: string): void
  delete(name: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  set(name: string, value: string): void
  toString(): string
}

/**
 * A rule never reads the clock and never draws a random number: it takes the moment, or what
 * varies, as a parameter. So `Date.now` and `Math.random` have types here that fit nowhere else.
 */
declare const noClockInDomain: unique symbol
declare const noChanceInDomain: unique symbol
interface DateConstructor {
  now(): typeof noClockInDomain
  new (): typeof noClockInDomain
  (): typeof noClockInDomain
}
interface Math {
  random(): typeof noChanceInDomain
}
