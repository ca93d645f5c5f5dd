import { readStored, writeStored } from '../../components/browser-storage.ts'

const STORED_AS = 'searchKey'

/** A single key must be one that visitors can switch off (WCAG 2.1.4). */
export const isSearchShortcutOn = (): boolean => readStored('localStorage', STORED_AS) !== 'off'

export const storeSearchShortcut = (isOn: boolean): boolean =>
  writeStored('localStorage', STORED_AS, isOn ? 'on' : 'off')
