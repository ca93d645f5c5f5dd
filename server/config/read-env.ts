import { readFileSync } from 'node:fs'

/** Texts of the environment by variable; one that is empty or absent is undefined. */
export type Env = Readonly<Record<string, string | undefined>>

/** What may stand in a file that `NAME_FILE` names: secrets, as Docker and Kubernetes mount them. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'ENQUIRY_WEBHOOK_URL', 'ENQUIRY_WEBHOOK_SECRET']

/**
 * Trims the environment's texts and fetches the secrets that stand in files.
 * @returns the texts, and a line for each file that cannot be read
 */
export function readEnv(environment: Env): { env: Env; problems: readonly string[] } {
  const env: Record<string, string | undefined> = {}
  for (const [name, text] of Object.entries(environment)) env[name] = text?.trim() || undefined
  const problems: string[] = []
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]
    if (env[name] !== undefined || file === undefined) continue
    try {
      env[name] = readFileSync(file, 'utf8').trim() || undefined
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      problems.push(`${name}_FILE must be a file that can be read, but ${file} is not (${code})`)
    }
  }
  return { env, problems }
}
