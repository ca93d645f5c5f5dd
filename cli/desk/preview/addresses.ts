import type { DataFileName } from '../../../catalogue/data-files.ts'
import { entriesOf } from '../../../catalogue/checks/records.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { valueIn, type Files } from '../data/disk.ts'
import { indexOf, type Subject } from '../data/pages.ts'

/** The address of the site's page about a subject of the desk. */
export function previewOf(files: Files, subject: Subject): string {
  if (subject.kind === 'project') return subject.project.address
  if (subject.kind === 'developer') return paths.developer(subject.slug)
  return pageOf(files, subject.file) ?? paths.home
}

/** The page that shows most of a file; Home shows the files that are not named here. */
function pageOf(files: Files, file: DataFileName): string | undefined {
  const [project] = indexOf(files).projects
  const [service] = entriesOf('services', valueIn(files, 'services'))
  const pages: Partial<Record<DataFileName, string | undefined>> = {
    leadingRealEstateDevelopers: paths.developersDirectory,
    companyData: project && paths.developer(project.developer),
    trendingProjects: paths.trending,
    services:
      service?.pathInFile[0] === undefined ? undefined : paths.service(service.pathInFile[0]),
    amenityCatalogue: project?.address,
    locationData: project?.address,
    charges: project?.address,
    careers: paths.career,
  }
  return pages[file]
}
