import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { smallFiles } from './small-files.ts'
import { writeImages } from './images.ts'
import * as records from './records.ts'
import type { ScaleOptions, ScaleProject } from './records.ts'

type Entry = readonly [key: string | undefined, value: unknown]

// Indented as the editors' own files are.
const indented = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).replaceAll('\n', '\n  ')

const write = async (path: string, isList: boolean, entries: Iterable<Entry>): Promise<void> => {
  const stream = createWriteStream(path, { highWaterMark: 1 << 20 })
  stream.write(isList ? '[' : '{')
  let separator = '\n  '
  for (const [key, value] of entries) {
    const label = key === undefined ? '' : `${JSON.stringify(key)}: `
    if (!stream.write(`${separator}${label}${indented(value)}`)) await once(stream, 'drain')
    separator = ',\n  '
  }
  stream.end(isList ? '\n]\n' : '\n}\n')
  await finished(stream)
}

function* projects(options: ScaleOptions): Generator<ScaleProject> {
  for (let index = 0; index < options.projects; index += 1) {
    yield records.projectOf(index, options)
  }
}

function* byDeveloper(options: ScaleOptions, commercial: boolean): Generator<Entry> {
  let key = ''
  let list: object[] = []
  for (const project of projects(options)) {
    if (project.developer.id !== key) {
      if (key !== '') yield [key, list]
      key = project.developer.id
      list = []
    }
    if (project.commercial === commercial) list.push(records.projectRecord(project, options))
  }
  yield [key, list]
}

function* byProject(
  options: ScaleOptions,
  value: (project: ScaleProject) => unknown,
): Generator<Entry> {
  for (const project of projects(options)) yield [project.id, value(project)]
}

function* list(options: ScaleOptions, value: (project: ScaleProject) => object): Generator<Entry> {
  for (const project of projects(options)) yield [undefined, value(project)]
}

/**
 * Writes a whole valid data folder of any size, one file after another, as streams: the same
 * options give the same bytes.
 */
export const generateScale = async (folder: string, options: ScaleOptions): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const file = (name: string): string => join(folder, `${name}.json`)
  await write(file('residentialProjects'), false, byDeveloper(options, false))
  await write(file('commercialProjects'), false, byDeveloper(options, true))
  await write(file('floorPlan'), true, list(options, records.floorPlanRecord))
  const maps: Readonly<Record<string, (project: ScaleProject) => unknown>> = {
    paymentPlan: records.paymentPlans,
    projectAmenities: records.amenityKeys,
    projectSpecifications: records.specificationKeys,
    amenitiesImages: (project) => records.amenityImages(project, options),
    locationData: records.locationRecord,
    sitePlanData: records.sitePlanRecord,
  }
  for (const [name, value] of Object.entries(maps)) {
    await write(file(name), false, byProject(options, value))
  }
  for (const [name, value] of Object.entries(smallFiles(options))) {
    const isList = Array.isArray(value)
    const entries: Entry[] = isList
      ? value.map((entry: unknown) => [undefined, entry] as const)
      : Object.entries(value)
    await write(file(name), isList, entries)
  }
  await writeImages(join(folder, 'images'), options)
}
