import type { RecordAt } from '../../../catalogue/checks/records.ts'
import { socialCardSize, type SocialCard } from '../../../domain/image/image-manifest.ts'
import { contentHash, derivativeHash } from '../encode/encoder-settings.ts'
import { makeEach, type BuildPace } from '../make-pictures.ts'
import type { OutputFolder } from '../output-folder.ts'
import { pictureKey } from '../../../catalogue/pictures/resolve-image.ts'
import type { Picture } from '../image-sources.ts'
import { drawSocialCard } from './draw-card.ts'
import { socialCardSubjects, type CardText } from './card-subjects.ts'
import { openTypefaces } from './draw-text.ts'

/** A number to raise when the drawing changes, which changes the names of all cards. */
const drawing = 4

const defaultPicture = 'defaults/project-default.jpg'

export const socialCardFile = ({ hash }: SocialCard): string =>
  `${hash}-${socialCardSize.width}.jpg`

const altOf = ({ title, place, price }: CardText): string =>
  [title, place, price].filter((part) => part !== undefined).join('. ')

/** What each card will show, by what its data and pictures say. */
function planSocialCards(records: readonly RecordAt[], pictures: readonly Picture[]) {
  const { cards: subjects, ...agency } = socialCardSubjects(records)
  const byPath = new Map(
    pictures.flatMap((picture) => picture.sources.map(({ path }) => [path, picture] as const)),
  )
  const logo = byPath.get(pictureKey(agency.logo ?? ''))
  const planned = subjects.map(({ path, text, pictures }) => {
    const photo = [...pictures, defaultPicture]
      .map((one) => byPath.get(pictureKey(one)))
      .find((picture) => picture !== undefined)
    const parts = [drawing, text, agency, logo?.hash, photo?.hash]
    const hash = derivativeHash(contentHash(Buffer.from(JSON.stringify(parts))))
    return { path, text, photo, socialCard: { hash, alt: altOf(text) } }
  })
  return { agency, logo, planned }
}

/** The cards of these data that an earlier build has drawn, by their pages' paths. */
export const drawnSocialCards = (
  records: readonly RecordAt[],
  pictures: readonly Picture[],
  folder: OutputFolder,
): ReadonlyMap<string, SocialCard> =>
  new Map(
    planSocialCards(records, pictures)
      .planned.filter(({ socialCard }) => !folder.isMissing(socialCardFile(socialCard)))
      .map(({ path, socialCard }) => [path, socialCard]),
  )

/**
 * Makes the missing social cards; returns all by their pages' paths, and the number of new ones.
 */
export const makeSocialCards = async (
  records: readonly RecordAt[],
  pictures: readonly Picture[],
  folder: OutputFolder,
  pace: BuildPace,
): Promise<{ cards: ReadonlyMap<string, SocialCard>; made: number }> => {
  const { agency, logo, planned } = planSocialCards(records, pictures)
  const byFile = new Map(planned.map((one) => [socialCardFile(one.socialCard), one]))
  const pending = [...byFile].filter(([name]) => folder.isMissing(name))
  const cards = new Map(planned.map(({ path, socialCard }) => [path, socialCard]))
  if (pending.length > 0) await openTypefaces()
  const madeCount = await makeEach(pending, pace, async ([name, { text, photo }]) => {
    await folder.write(name, await drawSocialCard(text, agency, photo?.file, logo?.file))
  })
  return { cards, made: madeCount }
}
