import type { DataFileName } from '../../data-files.ts'
import type { Target } from '../../json/positions.ts'
import { idText, namesOfProject } from '../project-id-table.ts'
import { asList, projectFiles, property, textIn, valuesAt, type RecordAt } from '../records.ts'
import { filesNamingProjects, isLost } from '../renamed-projects.ts'
import { developerKey, type Rule, type RuleContext } from '../rule-context.ts'

/** A place in a file where the id of something else is written. */
type Named = {
  readonly id: string
  readonly record: RecordAt
  readonly pathInRecord: readonly string[]
  readonly target?: Target
}

/** Ids of one kind, which have to lead to something. */
type Reference = {
  readonly rule: string
  /** The files that hold what is named; without one of them nothing can be compared. */
  readonly needs: readonly DataFileName[]
  readonly namedIn: (data: RuleContext) => readonly Named[]
  readonly isKnown: (id: string, data: RuleContext) => boolean
  /** All ids that could be meant. */
  readonly candidates: (data: RuleContext) => Iterable<string>
  readonly message: (id: string) => string
  /** The right id, where another field of the record tells it for sure. */
  readonly certain?: (named: Named, data: RuleContext) => string | undefined
}

const namedByAdvisers =
  (field: 'projects' | 'developers' | 'cities') =>
  ({ records }: RuleContext): readonly Named[] =>
    records('team')
      .flatMap((record) => valuesAt(record, `${field}/*`))
      .map(({ value, ...place }) => ({ id: idText(value) ?? '', ...place }))

const references: readonly Reference[] = [
  {
    rule: 'unknown-project-id',
    needs: projectFiles,
    namedIn: ({ entries }) =>
      entries(...filesNamingProjects).flatMap((record) =>
        namesOfProject(record).map((name) => ({ record, ...name })),
      ),
    isKnown: (id, data) => data.projects.byId(id) !== undefined || isLost(id, data),
    candidates: ({ projects }) => projects.ids(),
    message: (id) => `no project has the id "${id}"`,
  },
  {
    // A trending card leads to its slug, which may be a project's slug or its id.
    rule: 'unknown-project-id',
    needs: projectFiles,
    namedIn: ({ entries }) =>
      entries('trendingProjects').flatMap((record) => {
        const id = idText(property(record.value, 'slug'))
        return id === undefined ? [] : { record, id, pathInRecord: ['slug'] }
      }),
    isKnown: (id, data) =>
      (data.projects.bySlug(id) ?? data.projects.byId(id)) !== undefined || isLost(id, data),
    candidates: ({ projects }) => projects.slugs(),
    message: (id) => `no project has the slug or id "${id}"`,
    certain: ({ record }, { projects }) => {
      const [project] = namesOfProject(record).flatMap(({ id }) => projects.byId(id) ?? [])
      return project?.slug ?? project?.ids[0]
    },
  },
  {
    rule: 'unknown-location-key',
    needs: [...projectFiles, 'topLocalities'],
    namedIn: ({ entries }) =>
      entries('locationData').map((record) => ({
        record,
        id: record.pathInFile[0] ?? '',
        pathInRecord: [],
        target: 'key',
      })),
    isKnown: (id, data) =>
      data.projects.byId(id) !== undefined || data.localities.has(id) || isLost(id, data),
    candidates: ({ projects, localities }) => [...projects.ids(), ...localities],
    message: (id) => `"${id}" is neither a project's id nor the id of a known locality`,
  },
  {
    rule: 'unknown-amenity',
    needs: ['amenityCatalogue'],
    // Thousands are named, nearly all of them known ones.
    namedIn: ({ entries, amenityKeys }) =>
      entries('projectAmenities', 'projectSpecifications').flatMap((record) =>
        asList(record.value).flatMap((id, index) =>
          typeof id === 'string' && !amenityKeys.has(id)
            ? { record, id, pathInRecord: [String(index)] }
            : [],
        ),
      ),
    isKnown: (id, { amenityKeys }) => amenityKeys.has(id),
    candidates: ({ amenityKeys }) => amenityKeys,
    message: (id) => `the amenity catalogue has no words for "${id}"`,
  },
  {
    rule: 'team',
    needs: projectFiles,
    namedIn: namedByAdvisers('projects'),
    isKnown: (id, data) => data.projects.byId(id) !== undefined || isLost(id, data),
    candidates: ({ projects }) => projects.ids(),
    message: (id) => `no project has the id "${id}", so its enquiries go to others`,
  },
  {
    rule: 'team',
    needs: ['leadingRealEstateDevelopers', 'companyData'],
    namedIn: namedByAdvisers('developers'),
    isKnown: (id, { developers }) => developers.has(developerKey(id)),
    candidates: ({ developers }) => developers.keys(),
    message: (id) =>
      `no developer has the id "${id}", so enquiries about its projects go to others`,
  },
  {
    rule: 'team',
    needs: ['site'],
    namedIn: namedByAdvisers('cities'),
    isKnown: (name, { cities }) => cities.byName(name) !== undefined,
    candidates: ({ cities }) => cities.slugs,
    message: (name) => `"${name}" is no city of site.json, so its enquiries go to others`,
  },
]

/** Reports the ids of the table's rows for a rule that lead nowhere. */
export const checkReferences =
  (rule: string): NonNullable<Rule['check']> =>
  (data, report) => {
    for (const reference of references) {
      const { namedIn, isKnown, candidates, message, certain } = reference
      if (reference.rule !== rule || !data.isFullyRead(...reference.needs)) continue
      for (const named of namedIn(data)) {
        const { id, record, pathInRecord, target } = named
        if (isKnown(id, data)) continue
        const sure = certain?.(named, data)
        const { bySlug, byName } = data.projects
        const suggestion =
          sure ??
          bySlug(id)?.ids[0] ??
          data.suggest.nearest(id, candidates(data)) ??
          byName(textIn(record.value, 'name') ?? '')?.ids[0]
        const details = {
          message: message(id),
          suggestion,
          suggestedId: suggestion,
          fix: () => sure ?? onlyId(named, candidates(data), data),
        }
        report(record, pathInRecord, details, target)
      }
    }
  }

/**
 * The only id that fixes an entry; none where that project has an entry in the file, which a second
 * would hide.
 */
const onlyId = ({ id, record }: Named, candidates: Iterable<string>, data: RuleContext) => {
  const only = data.suggest.only(id, candidates)
  const project = data.projects.byId(only ?? '')
  return project && data.coverage.get(record.file)?.mentioned.has(project) ? undefined : only
}

const unknownProjectId: Rule = {
  name: 'unknown-project-id',
  level: 'error',
  guide: 'The id is in neither project file. Compare the spelling.',
  check: (data, report) => {
    checkReferences('unknown-project-id')(data, report)
    // Nothing is known to be renamed unless both project files were read.
    for (const { project, idElsewhere } of data.renamed) {
      const { record, idField, ids } = project
      const id = ids[0] ?? ''
      report(record, [idField], {
        message: `the id is "${id}" here, but other files name this project "${idElsewhere}"`,
        suggestion: idElsewhere,
        hint: `Write "${idElsewhere}", or change it everywhere with the command rename.`,
        suggestedId: id,
        fix: () => data.suggest.only(id, [idElsewhere]),
      })
    }
  },
}

const unknownLocationKey: Rule = {
  name: 'unknown-location-key',
  level: 'error',
  guide: "The key is no project's id and no top locality's either.",
  check: checkReferences('unknown-location-key'),
}

const unknownAmenity: Rule = {
  name: 'unknown-amenity',
  level: 'warning',
  guide: 'The key is not in the amenity catalogue.',
  check: checkReferences('unknown-amenity'),
}

export const referenceRules: readonly Rule[] = [
  unknownProjectId,
  unknownLocationKey,
  unknownAmenity,
]
