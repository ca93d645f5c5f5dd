import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dataFileNames, dataFiles, type DataFileName } from '../../../catalogue/data-files.ts'
import { differingParts } from './differing-parts.ts'

const bytes = (name: DataFileName) => readFileSync(`data/${name}.json`)
const changed = (name: DataFileName, from: string, to: string) =>
  Buffer.from(bytes(name).toString('utf8').replace(from, to))
const windows = (name: DataFileName) =>
  Buffer.from(`\uFEFF${bytes(name).toString('utf8').replaceAll('\n', '\r\n')}`)

describe('differingParts', () => {
  it('has only the entries that differ', () => {
    const name = 'paymentPlan'
    const to = changed(name, '"crest-greens": [', '"crest-meadows": [')
    const [before, after] = differingParts(name, bytes(name), to, 0)
    expect([before, after].map((part) => Object.keys(part as object))).toEqual([
      ['crest-greens'],
      ['crest-meadows'],
    ])
  })

  it('has the changed stretch of a list', () => {
    const name = 'floorPlan'
    const to = changed(name, '"id": "crest-greens"', '"id": "crest-meadows"')
    const [before, after] = differingParts(name, bytes(name), to, 0) as [object[], object[]]
    expect([before, after]).toMatchObject([[{ id: 'crest-greens' }], [{ id: 'crest-meadows' }]])
  })

  it('keeps the developers whose projects are the same', () => {
    const name = 'residentialProjects'
    const [before] = differingParts(name, bytes(name), changed(name, '12', '13'), 0)
    const keys = Object.keys(JSON.parse(bytes(name).toString('utf8')) as object)
    expect(Object.keys(before as object).toSorted()).toEqual(keys.toSorted())
  })

  it.each(dataFileNames)('%s means the same in other bytes', (name) => {
    const [from, to] = [bytes(name), windows(name)]
    expect(differingParts(name, from, to, 0)).toEqual(differingParts(name, from, to))
  })

  const split = dataFileNames.filter((name) => ['map', 'list'].includes(dataFiles[name].shape))
  it.each(split)('%s has nothing that differs from itself', (name) => {
    const [from, to] = differingParts(name, bytes(name), bytes(name), 0)
    expect([from, to].map((part) => Object.keys(part as object))).toEqual([[], []])
  })

  it('says where a large file is no JSON', () => {
    const cut = bytes('floorPlan').subarray(0, -4)
    expect(() => differingParts('floorPlan', bytes('floorPlan'), cut, 0)).toThrow(
      /^floorPlan\.json:\d+:\d+ /,
    )
  })
})
