import type { ComponentProps } from 'react'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { AppLink, onPlainClick } from '../../components/links/AppLink.tsx'
import { contactPath, type EnquiryRequest } from '../sending/enquiry-request.ts'
import { useOpenEnquiry } from './EnquiryProvider.tsx'

/** Opens the enquiry dialog, or without script the Contact page; a `variant` makes it a button. */
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
