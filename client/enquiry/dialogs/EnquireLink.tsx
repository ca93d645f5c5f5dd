import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../../domain/seo/paths.ts'
import { AppLink, ButtonLink } from '../../components/buttons/Button.tsx'
import { onPlainClick } from '../../components/buttons/is-plain-click.ts'
import { contactPath, contactQuery, type EnquiryRequest } from '../sending/request.ts'
import { preloadEnquiryDialog, useOpenEnquiry } from './EnquiryProvider.tsx'

/** Opens the enquiry dialog, without script the Contact page; a button with a `variant`. */
export function EnquireLink({
  request,
  ...rest
}: { request: EnquiryRequest } & Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const open = useOpenEnquiry()
  const link = {
    ...rest,
    to: contactPath(request),
    'aria-haspopup': 'dialog',
    onClick: onPlainClick(() => open(request)),
  } as const
  return rest.variant ? <ButtonLink {...link} /> : <AppLink {...link} />
}

/** The same as a button: until script runs that of a small form, which leads to the Contact page. */
export function EnquireButton({
  request,
  onOpen,
  className,
  children,
}: {
  request: EnquiryRequest
  onOpen?: () => void
  className: string
  children: ReactNode
}) {
  const open = useOpenEnquiry()
  return (
    <form action={paths.contact} className="contents">
      {Object.entries(contactQuery(request)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-haspopup="dialog"
        onPointerEnter={preloadEnquiryDialog}
        onFocus={preloadEnquiryDialog}
        onClick={(event) => {
          event.preventDefault()
          onOpen?.()
          open(request)
        }}
        className={className}
      >
        {children}
      </button>
    </form>
  )
}
