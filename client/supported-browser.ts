/**
 * Tells which browsers the client bundle runs in; the others keep the page as plain HTML
 * (docs/product.md, 'Browsers'). This file is for the start script alone, which must not share
 * modules with the bundle.
 */

/**
 * The features that the client bundle needs: Chrome has them all from 114 on, Safari from 17 and Firefox
 * from 125. Newer features are used only where the page works without them.
 */
export const isSupportedBrowser = (): boolean =>
  'popover' in HTMLElement.prototype &&
  typeof HTMLDialogElement === 'function' &&
  'showModal' in HTMLDialogElement.prototype &&
  CSS.supports('selector(:has(a))')

/** Shows the elements that need the bundle and hides their substitutes, or the other way round. */
export function markScripted(scripted: boolean): void {
  if (scripted) document.documentElement.dataset['scripted'] = ''
  else delete document.documentElement.dataset['scripted']
}

/** Opens and closes menus in browsers without popovers. */
export function openMenusByPress(): void {
  if ('popover' in HTMLElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null
    const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    menu?.toggleAttribute('data-open')
  })
}
