import type { Config } from '../config.ts'

const WILDCARDS = new Set(['0.0.0.0', '::', '[::]', '0'])

/** Settings that are incomplete or probably wrong; a sentence each, for the log at start. */
export function configWarnings(config: Config): string[] {
  const {
    unset,
    production,
    host,
    trustProxy,
    smtpUrl,
    emailTo,
    emailFrom,
    webhookUrl,
    webhookSecrets,
  } = config
  const warnings: string[] = []
  if (production && unset.has('PUBLIC_URL')) {
    warnings.push(`PUBLIC_URL is not set, so canonical links and mails lead to ${config.publicUrl}`)
  }
  if (smtpUrl === undefined && (emailTo ?? emailFrom) !== undefined) {
    warnings.push('SMTP_URL is not set, so no enquiry is sent by e-mail')
  }
  if (smtpUrl !== undefined && emailTo === undefined) {
    warnings.push("ENQUIRY_EMAIL_TO is not set, so enquiries are mailed to site.json's address")
  }
  if (webhookUrl === undefined && webhookSecrets.length > 0) {
    warnings.push('ENQUIRY_WEBHOOK_URL is not set, so ENQUIRY_WEBHOOK_SECRET signs nothing')
  }
  if (webhookUrl !== undefined && webhookSecrets.length === 0) {
    warnings.push('ENQUIRY_WEBHOOK_SECRET is not set, so the webhook is sent unsigned')
  }
  if (webhookUrl && /^http:/i.test(webhookUrl) && !isLoopback(new URL(webhookUrl).hostname)) {
    warnings.push('ENQUIRY_WEBHOOK_URL is http, so enquiries can be read on their way: use https')
  }
  // An operator who sets HOST to a wildcard knows who reaches the port, as in a network of containers.
  if (trustProxy !== false && WILDCARDS.has(host) && unset.has('HOST')) {
    warnings.push(
      `TRUST_PROXY is set while HOST is ${host}: whoever reaches the port past the proxy can claim any address`,
    )
  }
  return warnings
}

/** Whether requests to the host of a URL stay on this machine. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
