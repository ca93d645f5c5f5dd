import type { MouseEvent, ReactNode } from 'react'
import { AppLink } from '../../components/buttons/AppLink.tsx'
import {
  ButtonLink,
  type ButtonSize,
  type ButtonVariant,
} from '../../components/buttons/Button.tsx'
import { isPlainClick } from '../../components/buttons/is-plain-click.ts'
import { contactPath, type EnquiryRequest } from '../sending/request.ts'
import { useEnquiry } from './use-enquiry.ts'

type EnquireLinkProps = {
  request: EnquiryRequest
  /** Given: it has a button's styles; else those of `className` alone. */
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  icon?: ReactNode
  className?: string
  'aria-label'?: string
  children: ReactNode
}

/** Opens the enquiry dialog; until script runs it leads to the Contact page with the same request. */
export function EnquireLink({
  request,
  variant,
  size,
  wide,
  icon,
  children,
  ...rest
}: EnquireLinkProps) {
  const { open } = useEnquiry()
  const link = {
    to: contactPath(request),
    'aria-haspopup': 'dialog' as const,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return
      event.preventDefault()
      open(request)
    },
    ...rest,
  }
  if (!variant) {
    return (
      <AppLink {...link}>
        {icon}
        {children}
      </AppLink>
    )
  }
  return (
    <ButtonLink variant={variant} size={size} wide={wide} icon={icon} {...link}>
      {children}
    </ButtonLink>
  )
}
