import { statSync } from 'node:fs'
import { join } from 'node:path'
import express, { type Express, type Request, type RequestHandler } from 'express'
import type { DataFileName } from '../../catalogue/data-files.ts'
import { toSegments } from '../../catalogue/json/pointer.ts'
import {
  catalogueOf,
  type LoadFinding,
  type LoadedCatalogue,
} from '../../catalogue/load/load-catalogue.ts'
import type { CatalogueStore } from '../../catalogue/load/catalogue-store.ts'
import { resolveImage } from '../../catalogue/pictures/resolve-image.ts'
import { escapeMarkup } from '../../domain/text/text.ts'
import { openBuiltImages, type BuiltImages } from '../../server/built-images.ts'
import { readConfig } from '../../server/config.ts'
import { createMetrics } from '../../server/metrics/metrics.ts'
import { canonicalAddress, readAddress } from '../../server/middleware/canonical-address.ts'
import { createOverloadGuard } from '../../server/middleware/overload-guard.ts'
import { createLog } from '../../server/process/log.ts'
import { projectRoot } from '../../server/process/project-root.ts'
import { builtAssets } from '../../server/render/asset-finder.ts'
import { createRenderer } from '../../server/render/render.tsx'
import { assetFiles } from '../../server/routes/asset-files.ts'
import { browserFileRoutes } from '../../server/routes/browser-files.ts'
import { documentFiles } from '../../server/routes/documents.ts'
import { filmFiles } from '../../server/routes/films.ts'
import { imageFiles } from '../../server/routes/images.ts'
import { ownHeaders } from './access.ts'
import type { Files } from './data/disk.ts'
import type { Desk } from './desk.ts'
import { inFormWords } from './data/form-schema.ts'
import { indexOf, pageOfProject } from './data/pages.ts'

/**
 * The site's own pages, which the server's code makes from the drafts. They run no program, as the
 * site works without one, so that nothing on them can reach the desk.
 */
export function createPreview(desk: Desk, builtImageFolder: string) {
  const env = { LOG_LEVEL: 'silent', DATA_DIR: desk.folder, IMAGES_DIR: builtImageFolder }
  const config = readConfig(env, projectRoot())
  const log = createLog(config)
  const built = openBuiltImages(config, log)
  const images = withOriginals(built, join(config.dataDir, 'images'))
  const shown = shownDrafts(desk)
  const catalogue = catalogueFrom(() => shown.loaded)
  const parts = { config, log, catalogue, images, metrics: createMetrics() }
  // The pages of one editor are never too many, however slow the machine.
  const overload = createOverloadGuard({ overloadLagMs: Infinity }, log)
  const { styles } = builtAssets(config.distDir)
  const withoutProgram = { styles, forPage: () => ({ styles, modules: [] }) }
  const renderer = createRenderer({ ...parts, overload }, withoutProgram, 0)
  const app = express()
  app.disable('x-powered-by')
  app.use(previewHeaders)
  app.use(readAddress)
  app.use((req, res, next) => {
    if (req.method === 'GET' || req.method === 'HEAD') next()
    else res.status(403).type('text').send('This is a preview: nothing is sent from here.\n')
  })
  app.use('/images', imageFiles(parts))
  app.use('/videos', filmFiles(config))
  app.use('/documents', documentFiles(parts))
  app.use('/assets', assetFiles(config))
  app.use(browserFileRoutes(parts))
  app.use(neverKept)
  app.use((_req, _res, next) => {
    shown.renew()
    next()
  })
  app.use(canonicalAddress(parts))
  app.use((req, res) => {
    const notShown = notShownPage(req.path, shown.files, shown.loaded.findings, styles)
    if (notShown !== undefined) return void res.type('html').send(notShown)
    return renderer.renderPage(req, res, { url: req.originalUrl })
  })
  return {
    app,
    images: built,
    load: () => shown.loaded,
  }
}

/**
 * The drafts as the site loads files: those of the last page that was asked for, whatever is typed
 * while it is made.
 */
function shownDrafts(desk: Desk) {
  let files: Files = desk.drafted
  let loaded: LoadedCatalogue | undefined
  return {
    /** Takes the present drafts. */
    renew(): void {
      if (files !== desk.drafted) loaded = undefined
      files = desk.drafted
    },
    get files() {
      return files
    },
    get loaded() {
      return (loaded ??= catalogueOf([...files.values()], new Date()))
    },
  }
}

/** The address at which the desk shows an original picture of the data folder. */
const originalAddress = (path: string): string =>
  `/desk/pictures/${path.split('/').map(encodeURIComponent).join('/')}`

/** The built pictures; an original stands in for each that is still to be built. */
const withOriginals = (built: BuiltImages, imageFolder: string): BuiltImages => {
  const find: BuiltImages['find'] = (path) => {
    const found = built.find(path)
    if (found !== undefined || path === undefined || path === '') return found
    const file = resolveImage(imageFolder, path)
    const isThere = file !== undefined && statSync(file, { throwIfNoEntry: false })?.isFile()
    return isThere ? { src: originalAddress(path.replace(/^\/+/, '')) } : undefined
  }
  return { ...built, find, view: (path) => find(path) ?? built.view(undefined) }
}

function catalogueFrom(loaded: () => LoadedCatalogue): CatalogueStore {
  return {
    get current() {
      return loaded().catalogue
    },
    findings: [],
    reloads: 0,
    reload: () => Promise.resolve({ replaced: false, findings: [], warnings: 0 }),
    unpublishExpired: () => Promise.resolve([]),
  }
}

/** A browser must not cache a preview, which changes with every key press. */
const neverKept: RequestHandler = (_req, res, next) => {
  const setHeader = res.setHeader.bind(res)
  res.setHeader = (name, value) =>
    setHeader(name, name.toLowerCase() === 'cache-control' ? 'no-store' : value)
  next()
}

// The Referer shows that a link was followed within the preview.
const previewHeaders = ownHeaders(
  { imgSrc: ["'self'", 'data:'], mediaSrc: ["'self'"], frameAncestors: ["'self'"] },
  'same-origin',
)

const PREFIX = '/preview'

/** Matches the addresses of the site's files, which its pages name from the root. */
const FILES =
  /^\/(?:images|videos|documents|assets)\/|^\/(?:favicon\.(?:svg|ico)|manifest\.webmanifest)$/

/**
 * Answers addresses of the preview: those below `/preview`, the files of its pages, and links on
 * its pages, which are redirected below `/preview`.
 */
export const previewRoutes =
  (app: Express): RequestHandler =>
  (req, res, next) => {
    const { originalUrl } = req
    if (originalUrl.startsWith(`${PREFIX}/`) || originalUrl === PREFIX) {
      req.url = req.originalUrl = originalUrl.slice(PREFIX.length) || '/'
      app(req, res, next)
    } else if (FILES.test(req.path)) app(req, res, next)
    else if (!isFromPreview(req)) next()
    else if (req.method === 'GET') res.redirect(302, PREFIX + originalUrl)
    else app(req, res, next)
  }

function isFromPreview({ headers, path }: Request): boolean {
  if (path.startsWith('/desk/')) return false
  const { referer = '' } = headers
  const from = URL.canParse(referer) ? new URL(referer).pathname : ''
  return headers['sec-fetch-dest'] === 'iframe' || from.startsWith(`${PREFIX}/`) || from === PREFIX
}

/**
 * A page in place of a project's page that the site leaves out: it says that visitors do not see
 * the project, and why. Undefined where nothing keeps the page back.
 * @param findings the findings in the files, and their consequences
 */
function notShownPage(
  address: string,
  files: Files,
  findings: readonly LoadFinding[],
  styles: readonly string[],
): string | undefined {
  const { projects, pageAt } = indexOf(files)
  const project = projects.find((one) => one.address === address)
  if (project === undefined) return undefined
  const reasons = findings.flatMap(({ kind, file, pointer, reason }) => {
    const name = file.replace(/\.json$/, '') as DataFileName
    const isUnpublished =
      kind === 'withheld' || (kind === 'skipped' && name === project.record.file)
    const isOfProject = pageAt(name, toSegments(pointer)).page === pageOfProject(project.id)
    return isUnpublished && isOfProject ? [inFormWords(reason, name)] : []
  })
  if (reasons.length === 0) return undefined
  const title = `Visitors do not see ${project.name}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
${styles.map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`).join('\n')}
</head>
<body>
<main class="p-6">
<h1 class="text-2xl">${escapeMarkup(title)}</h1>
<p class="mt-4">The site leaves the whole project out until this is put right on its page of the desk:</p>
<ul class="mt-4 list-disc pl-5">
${reasons.map((reason) => `<li>${escapeMarkup(reason)}</li>`).join('\n')}
</ul>
</main>
</body>
</html>
`
}
