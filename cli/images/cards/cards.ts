import { readFile } from 'node:fs/promises'
import pMap from 'p-map'
import { socialCardSize, type SocialCard } from '../../../domain/image/image-manifest.ts'
import type { OutputFolder } from '../output-folder.ts'
import { contentHash, derivativeHash } from '../encode/settings.ts'
import type { Picture } from '../sources/identify.ts'
import type { DrawCard } from './draw.ts'
import type { CardSubject, CardText } from './subjects.ts'

/** Bumped when the drawing changes: the names of all cards then change too. */
const drawing = 3

export type CardBuild = {
  readonly folder: OutputFolder
  readonly subjects: readonly CardSubject[]
  /** Where no logo can be had, the agency's name stands for it. */
  readonly agency: string
  readonly logo: Picture | undefined
  /** A picture that could be built, by its path. */
  readonly pictureAt: (path: string) => Picture | undefined
  /** Shown where a subject has no picture. */
  readonly defaultPicture: string
  readonly needed: (name: string) => boolean
  readonly atOnce: number
  readonly signal: AbortSignal
}

export type BuiltCards = {
  readonly cards: ReadonlyMap<string, SocialCard>
  readonly made: number
  readonly interrupted: boolean
}

type Planned = {
  readonly subject: CardSubject
  readonly card: SocialCard
  readonly photo?: Picture
}

/** The name of a card's file. */
export const cardFile = ({ hash }: SocialCard): string => `${hash}-${socialCardSize.width}.jpg`

const altOf = ({ title, place, price }: CardText): string =>
  [title, place, price].filter((part) => part !== undefined).join('. ')

const plan = (subject: CardSubject, build: CardBuild): Planned => {
  const photo = [...subject.pictures, build.defaultPicture]
    .map((path) => build.pictureAt(path.replace(/^\/+/u, '')))
    .find((picture) => picture !== undefined)
  const parts = [drawing, subject.text, build.agency, build.logo?.hash, photo?.hash]
  const hash = derivativeHash(contentHash(Buffer.from(JSON.stringify(parts))))
  return { subject, card: { hash, alt: altOf(subject.text) }, ...(photo && { photo }) }
}

const drawOne = async (
  { subject, photo }: Planned,
  build: CardBuild,
  draw: DrawCard,
): Promise<Buffer> => {
  const logo = build.logo && (await readFile(build.logo.file))
  if (photo === undefined) return draw(subject.text, build.agency, { logo, photo: undefined })
  return draw(subject.text, build.agency, { logo, photo: await readFile(photo.file) })
}

/**
 * Makes the social cards that are needed.
 * @throws CannotRun where the folder cannot be written
 */
export const buildCards = async (build: CardBuild): Promise<BuiltCards> => {
  const planned = build.subjects.map((subject) => plan(subject, build))
  const pending = new Map(planned.map((one) => [cardFile(one.card), one]))
  for (const name of pending.keys()) if (!build.needed(name)) pending.delete(name)
  let made = 0
  if (pending.size > 0) {
    // Typefaces and drawing are only loaded where there is a card to draw.
    const { createCardRenderer } = await import('./draw.ts')
    const draw = await createCardRenderer()
    const make = async ([name, one]: [string, Planned]): Promise<void> => {
      if (build.signal.aborted) return
      await build.folder.write(name, await drawOne(one, build, draw))
      made += 1
    }
    await pMap(pending, make, { concurrency: build.atOnce })
  }
  return {
    cards: new Map(planned.map(({ subject, card }) => [subject.path, card])),
    made,
    interrupted: made < pending.size,
  }
}
