import { useState } from 'react'

/**
 * React's key for each entry of a list. It goes along where the form moves an entry, so that the
 * focus does, and what else belongs to its fields.
 */
export function useEntryKeys(length: number) {
  const [keys, setKeys] = useState<readonly number[]>([])
  const reactKeys = keys.slice(0, length)
  while (reactKeys.length < length) reactKeys.push(Math.max(0, ...reactKeys) + 1)
  if (keys.length !== length) setKeys(reactKeys)
  return {
    reactKeys,
    remove: (index: number) => setKeys(reactKeys.toSpliced(index, 1)),
    move: (from: number, to: number) =>
      setKeys(reactKeys.toSpliced(from, 1).toSpliced(to, 0, reactKeys[from] ?? 0)),
  }
}
