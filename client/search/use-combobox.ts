import Combobox from '@github/combobox-nav'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Makes a field and a list of options an ARIA combobox: arrows choose an option, Enter opens it.
 * @param listing whether there are options to choose from
 * @param options changes with the options: what was chosen among the last ones is forgotten
 */
export function useCombobox(
  field: HTMLInputElement | null,
  list: RefObject<HTMLElement | null>,
  listing: boolean,
  options: object | undefined,
): void {
  const combobox = useRef<Combobox>(undefined)

  useEffect(() => {
    if (!field || !list.current) return
    const element = list.current
    const made = new Combobox(field, element, { tabInsertsSuggestions: false })
    combobox.current = made
    // Pressing an option leaves the focus, and a phone's keyboard, where it is.
    const keepFocus = (event: Event) => event.preventDefault()
    element.addEventListener('mousedown', keepFocus)
    return () => {
      element.removeEventListener('mousedown', keepFocus)
      made.destroy()
    }
  }, [field, list])

  useEffect(() => {
    if (!listing) return
    combobox.current?.start()
    return () => combobox.current?.stop()
  }, [listing])

  useEffect(() => {
    if (options) combobox.current?.clearSelection()
  }, [options])
}
