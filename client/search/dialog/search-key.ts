import { readStored, store } from '../../components/storage.ts'

const STORED_AS = 'searchKey'

/** A single key must be one that visitors can switch off (WCAG 2.1.4). */
export const searchKeyIsOn = (): boolean => readStored('localStorage', STORED_AS) !== 'off'

export const keepSearchKey = (on: boolean): boolean =>
  store('localStorage', STORED_AS, on ? 'on' : 'off')
