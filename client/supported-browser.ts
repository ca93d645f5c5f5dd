/**
 * Which browsers the program runs in; the others keep the page as plain HTML (docs/product.md,
 * 'Browsers'). For the start script alone, which can import nothing that the program has too.
 */

/**
 * What the program cannot do without: Chrome has all of it from 114 on, Safari from 17 and Firefox
 * from 125. Newer things are used only where the page works without them.
 */
export const isSupportedBrowser = (): boolean =>
  'popover' in HTMLElement.prototype &&
  typeof HTMLDialogElement === 'function' &&
  'showModal' in HTMLDialogElement.prototype &&
  CSS.supports('selector(:has(a))')

/** Shows what needs the program and hides what stands in for it, or the other way round. */
export function markScripted(scripted: boolean): void {
  if (scripted) document.documentElement.dataset['scripted'] = ''
  else delete document.documentElement.dataset['scripted']
}

/** Opens and closes menus where the browser knows no popovers. */
export function openMenusByPress(): void {
  if ('popover' in HTMLElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null
    const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    menu?.toggleAttribute('data-open')
  })
}
