import { GOLD, DARK, BACKGROUND } from '../../domain/colours.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Router } from 'express'
import { SPECULATION_RULES_PATH } from '../render/render.tsx'
import type { Services } from '../process/services.ts'

/**
 * Pages are fetched ahead by the browser itself, when a visitor is about to follow a link and until
 * the program does the same with less (`client/routing/links.ts`). Browsers leave it be where
 * data is to be saved. An address with a dot is a file.
 */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { selector_matches: 'html:not([data-hydrated]) a:not([download], [target])' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const

/** Small files that browsers ask for: security.txt, web manifest, icon, speculation rules. */
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
    const own = `Canonical: ${publicUrl}/.well-known/security.txt`
    res.type('text/plain').send(`${agency}\nPreferred-Languages: en\n${own}\n`)
  })

  router.get('/manifest.webmanifest', (_req, res) => {
    const { name, tagline } = catalogue.current.site
    res.type('application/manifest+json').json({
      name,
      short_name: name,
      ...(tagline && { description: tagline }),
      lang: 'en-IN',
      start_url: '/',
      scope: '/',
      display: 'browser',
      background_color: BACKGROUND,
      theme_color: DARK,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    })
  })

  router.get(SPECULATION_RULES_PATH, (_req, res) => {
    res
      .type('application/speculationrules+json')
      .set('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(speculationRules))
  })

  const icon = readIcon(config.dataDir)
  router.get('/favicon.svg', (_req, res) => {
    res.type('image/svg+xml').set('cache-control', 'public, max-age=86400').send(icon)
  })
  router.get('/favicon.ico', (_req, res) => res.redirect(301, '/favicon.svg'))
  return router
}

// Read once at start; a data folder without a brand still has an icon.
function readIcon(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'images/brand/favicon.svg'), 'utf8')
  } catch {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${DARK}" d="M0 0h32v32H0z"/><path fill="${GOLD}" d="m16 7 10 18H6z"/></svg>`
  }
}
