import { useEffect, useState } from 'react'
import { AppLink, TEXT_LINK } from '../../components/links/AppLink.tsx'

/** A link to the brochure, as no details are needed for it, with its size once known. */
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
      <AppLink to={to} newTab className={TEXT_LINK}>
        {`Open the brochure without giving details${size}`}
      </AppLink>
    </p>
  )
}
