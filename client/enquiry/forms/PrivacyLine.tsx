import { PRIVACY } from './privacy.ts'

/** What becomes of the visitor's details, and which version of the notice says so. */
export function PrivacyLine() {
  return (
    <p className="mt-3 text-sm opacity-80">
      {PRIVACY.text} <span className="whitespace-nowrap">Privacy notice {PRIVACY.version}.</span>
    </p>
  )
}
