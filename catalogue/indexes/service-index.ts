import type { Service } from '../../schemas/generated/data.generated.ts'
import type { Catalogue, ServicePage, Tile } from '../catalogue.ts'
import type { LoadedFiles } from '../load/loaded-files.ts'
import { loadedFrom } from './loaded-from.ts'
import { textIndex } from './text-index.ts'

/** The services' pages, by the ids of their tiles; a tile without a text has its own words. */
export function indexServices(
  files: LoadedFiles,
  tiles: readonly Tile[],
): Pick<Catalogue, 'services' | 'service'> {
  const services = loadedFrom('services', files.services, (texts) => {
    const pages = new Map(tiles.map((tile) => [tile.id, tilePage(tile)]))
    for (const [id, text] of Object.entries(texts)) pages.set(id, textPage(id, text))
    return [...pages.values()]
  })
  const page = services.ok ? textIndex(services.data.map((one) => [one.id, one])) : undefined
  return {
    services,
    service: (id) => (services.ok ? { ok: true, data: page?.(id) } : services),
  }
}

const tilePage = ({ id, name, description = '' }: Tile): ServicePage => ({
  id,
  name,
  summary: description,
  body: [],
  points: [],
})

const textPage = (id: string, { name, summary, body = [], points = [] }: Service): ServicePage => ({
  id,
  name,
  summary,
  body,
  points,
})
