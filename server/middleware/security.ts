import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '../config.ts'

/**
 * Security headers. The policy is a constant: no inline script or style anywhere, so finished pages
 * can be shared by all visitors.
 */
export function securityHeaders(
  config: Pick<Config, 'production' | 'publicUrl' | 'imageBaseUrl' | 'gaMeasurementId'>,
): RequestHandler {
  const ga = config.gaMeasurementId !== undefined
  const images = config.imageBaseUrl ? [new URL(config.imageBaseUrl).origin] : []
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(ga ? ['https://www.googletagmanager.com'] : [])],
        styleSrc: ["'self'", ...(config.production ? [] : ["'unsafe-inline'"])],
        imgSrc: ["'self'", 'data:', ...images, ...(ga ? ['https://*.google-analytics.com'] : [])],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...(config.production ? [] : ['ws:']),
          ...(ga ? ['https://*.google-analytics.com', 'https://*.analytics.google.com'] : []),
        ],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    // Meaningless and warned about on plain http, harmful on a developer's localhost.
    strictTransportSecurity: config.publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    crossOriginEmbedderPolicy: false,
    // Isolation needs a trustworthy origin; browsers warn about the header on plain http.
    crossOriginOpenerPolicy: config.publicUrl.startsWith('https:')
      ? { policy: 'same-origin-allow-popups' }
      : false,
    originAgentCluster: config.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
