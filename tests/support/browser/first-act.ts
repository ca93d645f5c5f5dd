import type { Page } from 'playwright/test'
import { hydrated } from './browser.ts'

/** As a person does it, or as screen readers and voice control have the browser do it. */
export type Manner = 'input' | 'assistive'

/** A control of a page, found again by its name and its place among its like. */
export type Control = {
  readonly id: string
  readonly does: 'press' | 'type' | 'move' | 'choose'
  /** The same for controls that are made alike. */
  readonly likeness: string
  /** Of the header, the footer or what floats: the same on every page. */
  readonly isShared: boolean
}

/** What an act has led to, as far as a visitor can tell. */
export type Outcome = {
  readonly url: string
  readonly control: string
  readonly open: readonly string[]
  readonly messages: readonly string[]
}

/** Runs in the page: lists its controls, and marks the one that is looked for. */
function survey(wanted: string | undefined): Control[] {
  const seen = new Map<string, number>()
  const controls: Control[] = []
  const all = 'a[href], button, summary, input, select, textarea'
  for (const one of document.querySelectorAll<HTMLElement>(all)) {
    const attribute = (name: string) => one.getAttribute(name) ?? ''
    const type = one.localName === 'input' ? attribute('type') : one.localName
    const words = one.localName === 'select' ? '' : one.textContent.trim()
    const name = [type, attribute('aria-label'), attribute('name'), words, attribute('href')]
    if (type === 'checkbox') name.push(attribute('value'))
    const nth = seen.get(name.join()) ?? 0
    seen.set(name.join(), nth + 1)
    const id = [...name, nth].join('|')
    one.toggleAttribute('data-tried', id === wanted)
    const leadsElsewhere = one.matches('a:is([target], [download], :not([href^="/"], [href^="?"]))')
    const isThere =
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.matches(':disabled, [type=hidden], [type=submit]') &&
      !one.closest('[inert], [aria-hidden=true]')
    if (leadsElsewhere || !isThere) continue
    const press = !one.matches('input, textarea') || /checkbox|radio/.test(type)
    const does = type === 'range' ? 'move' : type === 'select' ? 'choose' : press ? 'press' : 'type'
    const likeness = [
      type,
      attribute('aria-haspopup'),
      type === 'a' ? '' : one.className,
      type === 'checkbox' ? '' : attribute('name'),
      one.closest('form')?.id,
    ].join('|')
    controls.push({ id, does, likeness, isShared: !one.closest('main') })
  }
  return controls
}

/** Every control of a page that can be used before anything else was. */
export const controlsOf = (page: Page): Promise<Control[]> => page.evaluate(survey, undefined)

const TEXTS: Readonly<Record<string, string>> = {
  loan: '2500000',
  rate: '7.5',
  number: '7',
  tel: '9810012345',
  email: 'a@example.com',
  text: 'sector',
}

/** Does to a control what it is there for. */
export async function act(page: Page, control: Control, manner: Manner): Promise<void> {
  await page.evaluate(survey, control.id)
  const target = page.locator('[data-tried]')
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  // Who types does not wait until the search field says that it is ready.
  const force = control.does === 'type'
  const press = () => (isTouch ? target.tap({ force }) : target.click({ force }))
  if (control.does === 'press') {
    if (manner === 'input') await press()
    else await target.evaluate((one: HTMLElement) => one.click())
  } else if (control.does === 'type') {
    const [name, type] = await target.evaluate((one: HTMLInputElement) => [
      one.name,
      one.inputMode === 'numeric' ? 'number' : one.type,
    ])
    const text = TEXTS[name ?? ''] ?? TEXTS[type ?? ''] ?? TEXTS['text'] ?? ''
    if (manner === 'assistive') await target.fill(text, { force })
    else {
      await press()
      await page.keyboard.type(text)
      if (type === 'number') await page.keyboard.press('Tab')
    }
  } else if (manner === 'input') {
    await target.press(control.does === 'move' ? 'ArrowRight' : 'ArrowDown')
  } else if (control.does === 'choose') {
    await target.selectOption({ index: 1 })
  } else {
    await target.fill(await target.evaluate((one: HTMLInputElement) => one.max))
  }
}

/** What has become of the page and the control; undefined while more is on its way. */
function outcome(from: string): Outcome | undefined {
  if (document.querySelector('main[aria-busy=true], :is(main, dialog) [aria-busy=true]')) return
  const url = location.pathname + location.search + location.hash
  // Another page is what it is, however it was reached.
  if (location.pathname !== from) return { url, control: '', open: [], messages: [] }
  const one = document.querySelector<HTMLInputElement>('[data-tried]')
  const controlled = document.getElementById(one?.getAttribute('aria-controls') ?? '')
  const state = one && {
    checked: one.checked,
    value: one.value,
    expanded: one.getAttribute('aria-expanded'),
    pressed: one.getAttribute('aria-pressed'),
    isOpen: one.parentElement?.hasAttribute('open'),
    scrolled: controlled?.scrollLeft,
    leads: one.getAttribute('href'),
  }
  const words = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 60))
      .filter(Boolean)
  return {
    url,
    control: JSON.stringify(state),
    open: words('dialog, :popover-open'),
    // Whether the act or a swipe before it moved a carousel, `scrolled` says.
    messages: words('output, [role=status]').filter((text) => !/: \d+ to \d+ of \d+$/.test(text)),
  }
}

const pending = new WeakMap<Page, Set<unknown>>()

/** Counts what a page asks for, from its beginning. */
export function watchRequests(page: Page): void {
  const asked = new Set<unknown>()
  pending.set(page, asked)
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
}

/** Longer than a page lets its own changes rest before they reach the address. */
const REST_MS = 350

/** What has become of a page, opened at `path`, and the control once nothing changes any more. */
export async function outcomeOf(page: Page, path: string, withScript = true): Promise<Outcome> {
  const from = new URL(path, page.url()).pathname
  let last: string | undefined
  for (let rests = 0; rests < 60; rests += 1) {
    await page.waitForLoadState()
    // A link may have led to a picture.
    if (withScript && (await page.locator('#page-state').count()) > 0) await hydrated(page)
    // On its way to another page it has none.
    const now = await page.evaluate(outcome, from).catch(() => undefined)
    const text = withScript && pending.get(page)?.size ? undefined : JSON.stringify(now)
    if (now && text !== undefined && text === last) return now
    last = text
    await page.waitForTimeout(REST_MS)
  }
  throw new Error(`${path} does not come to rest`)
}
