import { statSync } from 'node:fs'
import type { PaperView, ProjectView } from '../../../client/pages/project/project-view.ts'
import { missingPapers, type Paper } from '../../../domain/project/papers.ts'
import type { Project } from '../../../domain/project/project.ts'
import { dataFilePath } from '../../../domain/seo/paths.ts'
import { dayText, daysLeft } from '../../../domain/text/dates.ts'
import { existingPath } from '../../../catalogue/pictures/resolve-image.ts'
import type { PageDependencies } from '../page-entry.ts'

/** A project's papers, without those whose file is not there, and those that it lacks. */
export function paperViews(
  { config }: Pick<PageDependencies, 'config'>,
  project: Project,
): Pick<ProjectView, 'papers' | 'missingPapers'> {
  const found = (project.papers ?? []).flatMap((paper) => {
    const link = linkOf(paper, config.dataDir)
    return link ? [{ paper, view: { title: paper.title, details: detailsOf(paper), ...link } }] : []
  })
  return {
    papers: found.map(({ view }) => view),
    missingPapers: missingPapers({ ...project, papers: found.map(({ paper }) => paper) }),
  }
}

function linkOf({ at }: Paper, dataDir: string): Pick<PaperView, 'url' | 'format'> | undefined {
  if ('url' in at) return { url: at.url, format: new URL(at.url).host }
  const stats = statSync(existingPath(dataDir, at.file), { throwIfNoEntry: false })
  return stats?.isFile()
    ? { url: dataFilePath(at.file), format: `PDF, ${sizeText(stats.size)}` }
    : undefined
}

const detailsOf = ({ number, authority, issuedOn, validUntil }: Paper): string[] =>
  [
    number && `No. ${number}`,
    authority,
    issuedOn && `issued on ${dayText(issuedOn)}`,
    validUntil &&
      `${daysLeft(validUntil, new Date()) < 0 ? 'was ' : ''}valid until ${dayText(validUntil)}`,
  ].filter((text) => typeof text === 'string')

/** '1.2 MB', below a tenth of it in whole kB. */
const sizeText = (bytes: number): string =>
  bytes < 1e5 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`
