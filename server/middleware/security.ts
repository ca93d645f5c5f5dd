import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '../config.ts'

const TWO_YEARS_S = 63_072_000

/** What our pages do not use, as far as browsers know it: they warn of the rest. */
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
  'fullscreen=(self)',
  'microphone=(self)',
  ...FEATURES_REFUSED.map((feature) => `${feature}=()`),
].join(', ')

/** Files that an image host serves to another site's pages. */
const FILES = /^\/(?:images|assets)\//

/**
 * Security headers, for every answer. The policy is a constant: no inline script or style anywhere,
 * so finished pages can be shared by all visitors.
 */
export function securityHeaders(config: Config): RequestHandler[] {
  // Meaningless and warned about on plain http, harmful on a developer's localhost.
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
    (req, res, next) => {
      res.setHeader('permissions-policy', PERMISSIONS)
      if (FILES.test(req.path)) res.setHeader('cross-origin-resource-policy', 'cross-origin')
      next()
    },
  ]
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
