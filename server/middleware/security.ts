import type { RequestHandler } from 'express'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Config } from '../config.ts'

const TWO_YEARS_S = 63_072_000

/** What pages of ours use; others are refused, as far as browsers know them: they warn of the rest. */
const FEATURES_USED = ['fullscreen', 'microphone']
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
const PERMISSIONS = [
  ...FEATURES_USED.map((feature) => `${feature}=(self)`),
  ...FEATURES_REFUSED.map((feature) => `${feature}=()`),
].join(', ')

/** Files that an image host serves to another site's pages. */
const FILES = /^\/(?:images|assets)\//

/**
 * Security headers, for every answer. The policy is a constant: no inline script or style anywhere,
 * so finished pages can be shared by all visitors.
 */
export function securityHeaders(
  config: Pick<Config, 'production' | 'publicUrl' | 'imageBaseUrl' | 'gaMeasurementId'>,
): RequestHandler {
  // Meaningless and warned about on plain http, harmful on a developer's localhost.
  const isSecure = config.publicUrl.startsWith('https:')
  const setByHelmet = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy(config, isSecure) },
    strictTransportSecurity: isSecure
      ? { maxAge: TWO_YEARS_S, includeSubDomains: true, preload: true }
      : false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: isSecure ? { policy: 'same-origin' } : false,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  const constant: readonly Header[] = [
    ['permissions-policy', PERMISSIONS],
    ...headersThat((req, res, done) => setByHelmet(req, res, done)),
  ]
  return (req, res, next) => {
    for (const [name, value] of constant) res.setHeader(name, value)
    if (FILES.test(req.path)) res.setHeader('cross-origin-resource-policy', 'cross-origin')
    next()
  }
}

type Header = readonly [name: string, value: string]
type Setter = (req: IncomingMessage, res: ServerResponse, done: (error?: unknown) => void) => void

/** What is set on each answer alike, read from one that nobody gets: making it anew takes longer than setting it. */
function headersThat(set: Setter): Header[] {
  const req = new IncomingMessage(new Socket())
  const res = new ServerResponse(req)
  const headers: Header[] = []
  res.setHeader = (name, value) => {
    headers.push([name, String(value)])
    return res
  }
  set(req, res, (error) => {
    if (error) throw error
  })
  return headers
}

function policy(
  {
    production,
    imageBaseUrl,
    gaMeasurementId,
  }: Pick<Config, 'production' | 'imageBaseUrl' | 'gaMeasurementId'>,
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
    connectSrc: [
      "'self'",
      ...(production ? [] : ['ws:']),
      ...(ga ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : []),
    ],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    // Google's counter writes scripts of its own, Vite's development client HTML.
    ...(production && !ga && { requireTrustedTypesFor: ["'script'"], trustedTypes: ['default'] }),
    ...(isSecure && { upgradeInsecureRequests: [] }),
  }
}
