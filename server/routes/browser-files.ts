import { brandStyle, type Brand } from '../../domain/brand/palette.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Router } from 'express'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { memoizeByObject } from '../../domain/text/memoize.ts'
import { CACHE_CONTROL } from '../cache-lifetimes.ts'
import { BRAND_STYLE_FOLDER, brandOfStyle } from '../render/brand-styles.ts'
import type { Services } from '../process/services.ts'

export function browserFileRoutes({
  catalogue,
  config,
}: Pick<Services, 'catalogue' | 'config'>): Router {
  const router = Router()
  const { publicUrl } = config

  router.get('/.well-known/security.txt', (_req, res) => {
    const { security } = catalogue.current.site
    if (!security) {
      res.status(404).type('text/plain').send('Not found\n')
      return
    }
    const agency = `Contact: ${security.contact}\nExpires: ${security.expires}`
    const canonicalLine = `Canonical: ${publicUrl}/.well-known/security.txt`
    res.type('text/plain').send(`${agency}\nPreferred-Languages: en\n${canonicalLine}\n`)
  })

  router.get('/manifest.webmanifest', (_req, res) => {
    const { name, tagline, brand } = catalogue.current.site
    res.type('application/manifest+json').json({
      name,
      short_name: name,
      ...(tagline && { description: tagline }),
      lang: 'en-IN',
      start_url: '/',
      scope: '/',
      display: 'browser',
      background_color: brand.paper,
      theme_color: brand.ink,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    })
  })

  router.get(`${BRAND_STYLE_FOLDER}/:file`, (req, res, next) => {
    const brand = brandOfStyle(req.params.file)
    if (!brand) return next()
    res.type('css').set('cache-control', CACHE_CONTROL.hashedFile).send(brandStyle(brand))
  })

  const iconOf = memoizeByObject(
    ({ site }: Catalogue) => readIcon(config.dataDir) ?? usualIcon(site.brand),
  )
  router.get('/favicon.svg', (_req, res) => {
    const icon = iconOf(catalogue.current)
    res.type('image/svg+xml').set('cache-control', CACHE_CONTROL.icon).send(icon)
  })
  router.get('/favicon.ico', (_req, res) => res.redirect(301, '/favicon.svg'))
  return router
}

/** The agency's own icon. */
function readIcon(dataDir: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'images/brand/favicon.svg'), 'utf8')
  } catch {
    return undefined
  }
}

const usualIcon = ({ ink, accent }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ink}" d="M0 0h32v32H0z"/><path fill="${accent}" d="m16 7 10 18H6z"/></svg>`
