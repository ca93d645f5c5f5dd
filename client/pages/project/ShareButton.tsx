import { Check, Share2 } from 'lucide-react'
import { Button } from '../../components/buttons/Button.tsx'
import type { Share } from './use-share.ts'

/** Shares the page; not there without script. What comes of it stands elsewhere, so that it stays in place. */
export function ShareButton({ share }: { readonly share: Share }) {
  const Icon = share.copied ? Check : Share2
  return (
    <Button
      variant="onDark"
      size="sm"
      icon={<Icon size={18} aria-hidden="true" />}
      onClick={share.start}
      onBlur={share.forget}
      className="mt-3 noscript:hidden"
    >
      Share
    </Button>
  )
}
