import { imageManifestName, type ImageManifest } from '../../../domain/image/image-manifest.ts'
import type { ManifestEntry } from '../making/entries.ts'
import type { Picture } from '../reading/identify.ts'
import { settingsHash } from '../making/settings.ts'
import type { DerivativeStore } from './store.ts'

const readImages = (store: DerivativeStore): ImageManifest['images'] => {
  try {
    const manifest = JSON.parse(store.readText(imageManifestName) ?? '') as ImageManifest
    return manifest.images
  } catch {
    return {}
  }
}

/**
 * Writes the manifest, unless it says the same already, and returns its images.
 * @param keepOthers keeps what the manifest says of pictures that this run knows nothing of
 */
export const writeManifest = async (
  store: DerivativeStore,
  pictures: readonly Picture[],
  entries: ReadonlyMap<string, ManifestEntry>,
  keepOthers: boolean,
): Promise<ImageManifest['images']> => {
  const images = new Map<string, ManifestEntry>(keepOthers ? Object.entries(readImages(store)) : [])
  for (const { hash, sources } of pictures) {
    const entry = entries.get(hash)
    for (const { path } of sources) {
      if (entry === undefined) images.delete(path)
      else images.set(path, entry)
    }
  }
  const manifest: ImageManifest = {
    version: 1,
    settings: settingsHash,
    images: Object.fromEntries([...images].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
  await store.writeIfChanged(imageManifestName, `${JSON.stringify(manifest, undefined, 1)}\n`)
  return manifest.images
}
