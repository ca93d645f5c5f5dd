import { useEffect, useState } from 'react'
import type { OnlineView } from '../../api.ts'
import { request } from '../request.ts'

/** The site takes new data within a minute or so. */
const ASK_AGAIN_MS = 10_000

/** Says whether the site shows what was published, and asks again until it does. */
export function OnlineState() {
  const [online, setOnline] = useState<OnlineView>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isCurrent = true
    const ask = async () => {
      const answer = await request<OnlineView>('/online').catch(() => undefined)
      if (!isCurrent) return
      if (answer) setOnline(answer)
      if (answer?.isOnline !== true) timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
    }
    void ask()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [])
  return (
    <output aria-label="On the site" className="font-semibold">
      {online?.text}
    </output>
  )
}
