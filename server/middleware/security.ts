import type { RequestHandler, Response } from 'express'
import helmet from 'helmet'
import type { Config } from '../config.ts'

const TWO_YEARS_S = 63_072_000

/** The features that our pages do not use; browsers warn of names that they do not know. */
const FEATURES_REFUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
/** @param frames origins that may fill the screen besides the site itself */
const permissions = (...frames: string[]): string =>
  [
    `fullscreen=(${['self', ...frames.map((origin) => `"${origin}"`)].join(' ')})`,
    'microphone=(self)',
    ...FEATURES_REFUSED.map((feature) => `${feature}=()`),
  ].join(', ')
const PERMISSIONS = permissions()

/** Headers that browsers read of documents alone: with each file they are a kilobyte for nothing. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * Security headers for every answer. The policy is the same for all visitors, as no page has inline
 * script or style, so that finished pages can be shared. `allowPlayers` and `allowTiles` extend the
 * policy of one page.
 */
export function securityHeaders(config: Config): RequestHandler[] {
  // On plain http the header means nothing and causes warnings, and on a developer's localhost it
  // does harm.
  const isSecure = config.publicUrl.startsWith('https:')
  return [
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: policy(config, isSecure) },
      strictTransportSecurity: isSecure && {
        maxAge: TWO_YEARS_S,
        includeSubDomains: true,
        preload: config.hstsPreload,
      },
      crossOriginEmbedderPolicy: false,
      crossOriginOpenerPolicy: isSecure,
      originAgentCluster: isSecure,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    }),
    (_req, res, next) => {
      res.setHeader('permissions-policy', PERMISSIONS)
      next()
    },
  ]
}

/** For scripts, styles, typefaces and pictures, which another site of the agency may show too. */
export const fileHeaders: RequestHandler = (_req, res, next) => {
  for (const name of OF_DOCUMENTS) res.removeHeader(name)
  res.setHeader('cross-origin-resource-policy', 'cross-origin')
  next()
}

/**
 * Lets one page open players of other origins.
 * @param players origins of the players, separated by spaces
 */
export function allowPlayers(res: Response, players: string): void {
  const currentPolicy = res.getHeader('content-security-policy')
  res.setHeader('content-security-policy', [currentPolicy, `frame-src ${players}`].join(';'))
  res.setHeader('permissions-policy', permissions(...players.split(' ')))
}

/**
 * Lets one page show the pictures of a map.
 * @param template the address of one picture
 */
export function allowTiles(res: Response, template: string): void {
  const currentPolicy = String(res.getHeader('content-security-policy'))
  const { origin } = new URL(template)
  res.setHeader('content-security-policy', currentPolicy.replace(/(?<=img-src)/, ` ${origin}`))
}

function policy(
  { production, imageBaseUrl, gaMeasurementId }: Config,
  isSecure: boolean,
): Record<string, string[]> {
  const ga = gaMeasurementId !== undefined
  const images = imageBaseUrl ? [new URL(imageBaseUrl).origin] : []
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...(ga ? ['https://www.googletagmanager.com'] : [])],
    styleSrc: ["'self'", ...(production ? [] : ["'unsafe-inline'"])],
    imgSrc: ["'self'", 'data:', ...images, ...(ga ? ['https://*.google-analytics.com'] : [])],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    connectSrc: [
      "'self'",
      ...(production ? [] : ['ws:']),
      ...(ga ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : []),
    ],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    // Google's counter writes scripts of its own, and Vite's development client HTML.
    ...(production && !ga && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }),
    ...(isSecure && { upgradeInsecureRequests: [] }),
  }
}
