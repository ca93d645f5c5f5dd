import type { Request, Response } from 'express'
import type { ProjectView } from '../../client/pages/project/project-view.ts'
import { paths, pathSegments } from '../../domain/seo/paths.ts'
import { catalogueSource } from '../loaders/catalogue-source.ts'
import type { Services } from '../process/services.ts'

/**
 * The page of the project that a file below its address is about. Undefined where the answer is given:
 * a redirect where the project has moved, or the page that says there is none.
 * @param fileOf the file's address, by the project's path
 */
export async function pageOfFile(
  services: Services,
  req: Request<{ developer: string; id: string }>,
  res: Response,
  fileOf: (project: string) => string,
): Promise<ProjectView | undefined> {
  const { developer, id } = req.params
  const { searchParams } = new URL(req.url, 'http://localhost')
  const reply = await catalogueSource(services).load('project', { developer, id }, searchParams)
  if (reply.kind === 'page') return reply.page
  if (reply.kind === 'redirect') {
    const { pathname, search } = new URL(reply.to, 'http://localhost')
    const segments = pathSegments(pathname) ?? []
    const isProject = segments.length === 3 && segments[0] === 'project-details'
    res.redirect(301, isProject ? fileOf(pathname) + search : reply.to)
  } else {
    const url = paths.project(developer, id)
    await services.renderer.renderPage(req, res, { url })
  }
  return undefined
}

/** A name for what is saved: its own (RFC 8187), and one of plain letters for old programs. */
export function inlineAs(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`
}
