import type { PinGroup } from './pin-groups.ts'

/**
 * The button that a pin is. The name of several projects says their text as a sentence; it is the
 * button's title, as a label may not differ from words that are seen.
 */
export function pinButton({ projects, text, name }: PinGroup): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'map-pin'
  button.textContent = text
  if (projects.length === 1) button.ariaLabel = name
  else {
    const shown = document.createElement('span')
    shown.ariaHidden = 'true'
    shown.textContent = text
    button.replaceChildren(shown)
    button.title = name
    button.classList.add('map-pin-group')
  }
  return button
}
