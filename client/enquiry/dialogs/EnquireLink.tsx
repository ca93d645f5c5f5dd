import type { ComponentProps } from 'react'
import { AppLink } from '../../components/buttons/AppLink.tsx'
import { ButtonLink } from '../../components/buttons/Button.tsx'
import { onPlainClick } from '../../components/buttons/is-plain-click.ts'
import { contactPath, type EnquiryRequest } from '../sending/request.ts'
import { useOpenEnquiry } from './EnquiryProvider.tsx'

/**
 * Opens the enquiry dialog; until script runs it leads to the Contact page with the same request. With
 * a `variant` it has a button's styles, else those of `className` alone.
 */
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
