import { listOf } from '../../domain/value/loaded.ts'
import type { Company, LeadingDeveloper } from '../../schemas/generated/data.generated.ts'
import { parseDeveloperTypes } from '../../domain/project/developer-types.ts'
import { paths } from '../../domain/seo/paths.ts'
import { toSlug } from '../../domain/text/slug.ts'
import { presentText, titleCase } from '../../domain/text/text.ts'
import { developerSlugOf, developersOf } from '../load/developer-slugs.ts'
import type { ProjectIndex } from './project-index.ts'
import { type LoadedFiles, loadedFrom, textIndex } from './loaded-files.ts'

export function indexDevelopers(files: LoadedFiles, projects: ProjectIndex) {
  const companies = loadedFrom(files, 'companyData', (list) => list.map(companyFacts))
  const developers = loadedFrom(files, 'leadingRealEstateDevelopers', (list) =>
    list.map((developer) => leadingDeveloper(developer, projects)),
  )
  const developer = bySlug(listOf(developers))
  const company = bySlug(listOf(companies))

  const developerPages = [...developersOf((name) => files[name]).keys()].map(
    (slug) => developer(slug) ?? otherDeveloper(slug, company(slug), projects),
  )
  return {
    developers,
    developer,
    /** Every developer that has a page, leading ones first. */
    developerPages,
    /**
     * The developer of a page: a leading one, else known from the companies, else from its
     * projects.
     */
    developerPage: bySlug(developerPages),
    companies,
    company,
  }
}

/** Finds by slug, or by name, as addresses may have the name instead. */
function bySlug<T extends { slug: string }>(list: readonly T[]): (slug: string) => T | undefined {
  const find = textIndex(list.map((one) => [one.slug, one]))
  return (slug) => find(slug) ?? find(toSlug(slug))
}

function leadingDeveloper(record: LeadingDeveloper, { projectsOf }: ProjectIndex) {
  const slug = developerSlugOf(record)
  const url = presentText(record.url)
  return {
    id: String(record.id),
    slug,
    name: record.name.trim(),
    image: presentText(record.image),
    bgImage: presentText(record.bgImage),
    description: presentText(record.description),
    types: parseDeveloperTypes(record.type),
    /**
     * Whether a project file has a project of this developer; the card says 'Coming Soon' where
     * none has.
     */
    hasProjects: projectsOf(slug).length > 0,
    path: paths.developer(slug),
    /** The absolute address a card opens in a new tab, where the file gives one. */
    external: url?.startsWith('http') ? url : undefined,
    leading: true,
  }
}

function otherDeveloper(
  slug: string,
  company: ReturnType<typeof companyFacts> | undefined,
  { projectsOf }: ProjectIndex,
): ReturnType<typeof leadingDeveloper> {
  const projects = projectsOf(slug)
  return {
    id: slug,
    slug,
    name: company?.name ?? projects[0]?.developer ?? titleCase(slug),
    image: company?.image,
    bgImage: undefined,
    description: company?.description,
    types: [...new Set(projects.map(({ kind }) => kind))],
    hasProjects: projects.length > 0,
    path: paths.developer(slug),
    external: undefined,
    leading: false,
  }
}

function companyFacts(record: Company) {
  return {
    slug: developerSlugOf(record),
    name: record.name.trim(),
    image: presentText(record.image),
    location: presentText(record.location),
    description: presentText(record.description) ?? presentText(record.about),
  }
}
