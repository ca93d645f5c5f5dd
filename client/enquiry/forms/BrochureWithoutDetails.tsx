import { useEffect, useState } from 'react'
import { AppLink } from '../../components/buttons/Button.tsx'

/**
 * A link to the brochure beside the form, whose details are never a condition. The file's size is
 * shown once it is known.
 */
export function BrochureWithoutDetails({ to }: { to: string }) {
  const [size, setSize] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    const askSize = async () => {
      const { ok, headers } = await fetch(to, { method: 'HEAD', signal: controller.signal })
      const bytes = Number(headers.get('content-length'))
      if (ok && bytes > 0) setSize(` (PDF, ${(bytes / 1e6).toFixed(1)} MB)`)
    }
    // The link works without the size.
    askSize().catch(() => undefined)
    return () => controller.abort()
  }, [to])
  return (
    <p className="mt-5">
      <AppLink to={to} newTab className="inline-block py-0.5 underline underline-offset-4">
        {`Open the brochure without giving details${size}`}
      </AppLink>
    </p>
  )
}
