import {
  imageManifestName,
  type ImageManifest,
  type SocialCard,
} from '../../../domain/image/image-manifest.ts'
import type { ManifestEntry } from '../making/entries.ts'
import type { Picture } from '../reading/identify.ts'
import { settingsHash } from '../making/settings.ts'
import type { DerivativeStore } from './store.ts'

type Written = Pick<ImageManifest, 'images' | 'cards'>

const readManifest = (store: DerivativeStore): Written => {
  try {
    return JSON.parse(store.readText(imageManifestName) ?? '') as ImageManifest
  } catch {
    return { images: {} }
  }
}

type Made = {
  readonly pictures: readonly Picture[]
  readonly entries: ReadonlyMap<string, ManifestEntry>
  readonly cards: ReadonlyMap<string, SocialCard>
}

const sorted = <T>(entries: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Writes the manifest, unless it says the same already, and returns it.
 * @param keep what of the earlier manifest stays, where this run could not see all of the data:
 * the pictures it knows nothing of, and all cards, which may be of records that it could not see
 */
export const writeManifest = async (
  store: DerivativeStore,
  made: Made,
  keep: { readonly images: boolean; readonly cards: boolean },
): Promise<ImageManifest> => {
  const before: Written = keep.images || keep.cards ? readManifest(store) : { images: {} }
  const images = new Map<string, ManifestEntry>(keep.images ? Object.entries(before.images) : [])
  for (const { hash, sources } of made.pictures) {
    const entry = made.entries.get(hash)
    for (const { path } of sources) {
      if (entry === undefined) images.delete(path)
      else images.set(path, entry)
    }
  }
  const cards = new Map([...made.cards, ...(keep.cards ? Object.entries(before.cards ?? {}) : [])])
  const manifest: ImageManifest = {
    version: 1,
    settings: settingsHash,
    images: sorted(images),
    cards: sorted(cards),
  }
  await store.writeIfChanged(imageManifestName, `${JSON.stringify(manifest, undefined, 1)}\n`)
  return manifest
}
