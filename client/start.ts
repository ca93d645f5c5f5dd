/**
 * What the document itself asks for: it fetches the program once the largest picture is painted, so
 * that nothing shares a phone's connection with what is seen first. Who does anything before that
 * gets the program at once. On its own: an import here would be fetched ahead of the picture, too.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-entry]')
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
const INPUTS = ['pointerdown', 'keydown', 'focusin'] as const
/** What does nothing by itself, or opens a window; other links and forms work as plain HTML. */
const SCRIPTED = 'button[type=button]:not([popovertarget]), [aria-haspopup=dialog]'
const PAINT = 'largest-contentful-paint'
/** What is laid out after what is seen first (client/styles/frame.css). */
const BELOW = 'below'
/** So long after a picture came and something was painted it is on the screen, too. */
const PAINTED_AFTER_MS = 300

let isAsked = false
/** The last button that was pressed while nobody could answer. */
let pressed: HTMLElement | undefined

function start(): void {
  if (isAsked || !script) return
  isAsked = true
  document.documentElement.dataset['painted'] = ''
  for (const name of INPUTS) window.removeEventListener(name, start)
  const { entry = '', integrity, modules = '' } = script.dataset
  fetchAhead(entry, integrity)
  for (const href of modules.split(' ').filter(Boolean)) fetchAhead(href)
  void import(/* @vite-ignore */ entry).then(answerPress, leadOn)
}

function keepPress(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  const elsewhere = ctrlKey || metaKey || shiftKey || altKey
  if (!(target instanceof Element) || elsewhere) return
  pressed = target.closest<HTMLElement>(SCRIPTED) ?? undefined
  if (!pressed) return
  // Heard by nobody now, and once when it is pressed again.
  event.preventDefault()
  event.stopPropagation()
}

/** Without the program a window's button leads to the page for the same purpose. */
function leadOn(): void {
  window.removeEventListener('click', keepPress, { capture: true })
  pressed?.click()
}

/** From here React answers presses; the one before is pressed again when it has taken over. */
async function answerPress({ listening }: { readonly listening: Promise<void> }): Promise<void> {
  await listening
  window.removeEventListener('click', keepPress, { capture: true })
  if (!pressed) return
  while (document.documentElement.dataset['hydrated'] === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  pressed.click()
}

/** All of them at once: the entry's imports are known before it has come. */
function fetchAhead(href: string, integrity = ''): void {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, integrity })
  document.head.append(link)
}

/** Whether the visitor arrives in the middle of the page: its places must be true at once. */
function arrivesWithin(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return location.hash !== '' || visit?.type !== 'navigate'
}

/** The blurred hints of the pictures that are still to come. */
function showHints(): void {
  for (const hint of document.querySelectorAll<SVGElement>('image[data-href]')) {
    hint.setAttribute('href', hint.dataset['href'] ?? '')
  }
}

/** Piece by piece while the program is on its way: all at once would hold up a slow phone. */
async function layOutBelow(): Promise<void> {
  for (const piece of document.querySelectorAll(`.${BELOW}`)) {
    await pause()
    piece.classList.remove(BELOW)
    // Now, and not with the others in the next frame.
    piece.getBoundingClientRect()
  }
  markLaidOut()
}

function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

function markLaidOut(): void {
  document.documentElement.dataset['laidOut'] = ''
}

for (const name of INPUTS) window.addEventListener(name, start, { passive: true })
window.addEventListener('click', keepPress, { capture: true })
const arrived = picture?.decode().catch(() => undefined)
const painted = firstPaint()
void painted.then(pause).then(showHints)
void Promise.all([arrived, painted]).then(() => setTimeout(start, PAINTED_AFTER_MS))
if (arrivesWithin()) markLaidOut()
else void painted.then(layOutBelow)

/** Starts at the paint of the picture; resolves at the first paint of anything, where browsers say so. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(PAINT)) resolve()
    else
      new PerformanceObserver((list) => {
        const painted = list.getEntries() as (PerformanceEntry & { readonly element?: Element })[]
        if (!picture || painted.some(({ element }) => element === picture)) start()
        resolve()
      }).observe({ type: PAINT, buffered: true })
  })
}
