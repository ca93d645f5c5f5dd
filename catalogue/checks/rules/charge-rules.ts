import { chargedArea, readOtherCharges } from '../../../domain/cost/other-charges.ts'
import { parsePrice } from '../../../domain/price/parse-price.ts'
import { buildingStage } from '../../../domain/project/building-stage.ts'
import { memoize } from '../../../domain/text/memoize.ts'
import { presentText, listAnd } from '../../../domain/text/text.ts'
import { idsOf } from '../project-id-table.ts'
import { projectFiles, textIn, type ProjectFile, type ValidRecord } from '../records.ts'
import type { Rule, RuleContext } from '../rule-context.ts'

type Project = ValidRecord<ProjectFile>['value']

/** The configurations of a project, as far as its floor plans name any. */
function floorsById({ records, projects }: RuleContext) {
  const floors = new Map(
    records('floorPlan').map(({ value }) => {
      const [id = ''] = idsOf(value)
      return [projects.byId(id)?.record.value, value.floors] as const
    }),
  )
  return (project: Project) => floors.get(project) ?? []
}

const unreadableCharges: Rule = {
  name: 'other-charges',
  level: 'error',
  guide:
    'A charge needs either `amount` or `perSqft`, a sum that can be read, a GST from 0 to 28 per cent and a name of its own; until then the page leaves it out. A warning: the area that a rate is charged on is in no configuration, so the rate is shown and not added.',
  check: (data, report) => {
    const floorsOf = floorsById(data)
    const areFloorsKnown = data.isFullyRead('floorPlan')
    for (const record of data.records(...projectFiles)) {
      const { otherCharges = [], area } = record.value
      const { problems } = readOtherCharges(otherCharges)
      for (const { index, property, message } of problems)
        report(record, ['otherCharges', index, ...(property ? [property] : [])], { message })
      const floors = floorsOf(record.value)
      const homes = floors.length > 0 ? floors : [{ ...(area !== undefined && { area }) }]
      for (const [index, { name, basis, perSqft }] of otherCharges.entries()) {
        if (!areFloorsKnown || perSqft === undefined) continue
        if (problems.some((problem) => problem.index === index)) continue
        const areas = homes.map((home) => chargedArea(basis, home))
        if (areas.some(({ size }) => size !== undefined)) continue
        report(record, ['otherCharges', index, basis === undefined ? 'perSqft' : 'basis'], {
          level: 'warning',
          message: `"${name}" is charged on the ${areas[0]?.of.replace(/^the /, '')}, which no configuration gives, so it is not added`,
        })
      }
    }
  },
}

/** What is sold before it is built, where charges are agreed with the price. */
const isBeingSold = ({ projectStatus = '' }: Project): boolean => {
  const stage = buildingStage(projectStatus)
  return stage === 'Under Construction' || stage === 'New Launch'
}

// Each text is read once, however often the data is checked while somebody edits it.
const isPrice = memoize((text: string): boolean => {
  const kind = parsePrice(text)?.kind
  return kind === 'range' || kind === 'rate'
})

const hasPrice = ({ price, starting_price: starting }: Project): boolean =>
  isPrice(presentText(price) ?? presentText(starting) ?? '')

const noOtherCharges: Rule = {
  name: 'no-other-charges',
  level: 'warning',
  guide:
    'A home that is being built has a price and no other charges: buyers ask what parking, club and maintenance cost. Write `otherCharges`.',
  isGap: true,
  check: (data, report) => {
    for (const record of data.records('residentialProjects')) {
      const { value } = record
      if (data.isBroken(record.file) || (value.otherCharges ?? []).length > 0) continue
      // The schema reports a project without a name.
      if (textIn(value, 'name') === undefined) continue
      if (isBeingSold(value) && hasPrice(value))
        report(record, [], { message: 'has no other charges' })
    }
  },
}

const rises = (limits: readonly number[]): boolean =>
  limits.every((limit, index) => limit > (limits[index - 1] ?? -1))

/**
 * The first slab that is wrong: the one without which the limits would rise, else the lower of two.
 */
const oddPlace = (limits: readonly number[]): number | undefined => {
  const lower = limits.findIndex((limit, index) => limit <= (limits[index - 1] ?? -1))
  if (lower < 0) return undefined
  return rises(limits.toSpliced(lower - 1, 1)) ? lower - 1 : lower
}

const slabOrderOfFees: Rule = {
  name: 'slab-order',
  level: 'error',
  guide: "A registration fee's slabs do not rise: look for a digit too many or too few.",
  check: (data, report) => {
    for (const record of data.records('charges'))
      for (const [index, { registration }] of (record.value.states ?? []).entries()) {
        const pathInRecord = ['states', index, 'registration', 'slabs']
        const limits = (registration.slabs ?? []).map(({ upTo }) => upTo)
        const open = limits.slice(0, -1).findIndex((limit) => limit === undefined)
        if (open >= 0)
          report(record, [...pathInRecord, String(open)], {
            message:
              'A slab without "upTo" has to be the last of its state; give this one the highest price it is for',
          })
        const numbers = limits.map((limit = Infinity) => limit)
        const oddIndex = open >= 0 ? undefined : oddPlace(numbers)
        const upTo = oddIndex === undefined ? undefined : numbers[oddIndex]
        if (oddIndex === undefined || upTo === undefined) continue
        const neighbours = [numbers[oddIndex - 1], numbers[oddIndex + 1]].filter(
          (one) => one !== undefined,
        )
        const others = listAnd(neighbours.filter(Number.isFinite).map(String))
        report(record, [...pathInRecord, String(oddIndex), 'upTo'], {
          message: `The slab up to ${upTo} is beside ${others}, so the slabs do not rise; check the digits, and put the lowest first`,
        })
      }
  },
}

export const chargeRules: readonly Rule[] = [unreadableCharges, noOtherCharges, slabOrderOfFees]
