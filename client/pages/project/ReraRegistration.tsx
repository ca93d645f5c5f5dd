import type { ReactNode } from 'react'
import { AppLink, TEXT_LINK } from '../../components/links/AppLink.tsx'
import { ContactLink } from '../../components/links/ContactLink.tsx'
import { cx } from '../../components/cx.ts'
import { useShell } from '../../layout/shell-context.ts'
import type { ProjectProps, QrView } from './project-view.ts'

/**
 * The seller of the project and its registrations, each with a QR code, as the law requires beside
 * an advertisement: a number in type no smaller than the agency's telephone number.
 */
export function ReraRegistration({ project, className }: ProjectProps & { className: string }) {
  const { promoter, registrations, reraExempt, checked } = project
  const { phone } = useShell().agency
  const isRegistered = registrations.length > 0
  if (!promoter && !isRegistered && !reraExempt && !checked.details) return null
  return (
    <section aria-label="Registration" className={cx('text-left text-base', className)}>
      {promoter && (
        <p>
          <Label>Promoter</Label>
          <span>{promoter}</span>
        </p>
      )}
      {isRegistered && (
        <ul className="mt-3 flex flex-col gap-4">
          {registrations.map(({ number, phase, authority, validUntil, qr }) => (
            <li key={number} className="flex items-start gap-4">
              {qr && <QrCode qr={qr} />}
              <p className="min-w-0">
                <Label>{phase ? `RERA No. · ${phase}` : 'RERA No.'}</Label>
                <span translate="no" className="block font-semibold wrap-anywhere">
                  {/* A long number breaks after its strokes, not among its digits. */}
                  {number.split(/(?<=\/)/).map((part, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- each has its place
                    <span key={index} className="inline-block">
                      {part}
                    </span>
                  ))}
                </span>
                {authority && (
                  <AppLink to={authority.url} newTab className={`${TEXT_LINK} text-sm`}>
                    {authority.name}
                  </AppLink>
                )}
                {validUntil && <Label>{`Valid until ${validUntil}`}</Label>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {!isRegistered && reraExempt && (
        <p className="mt-2">
          <Label>RERA not required</Label>
          <span>{reraExempt}</span>
        </p>
      )}
      {phone && (isRegistered || promoter) && (
        <p className="mt-3">
          <ContactLink phone={phone} className="inline-block py-0.5 tabular-nums underline-grow" />
        </p>
      )}
      {checked.details && <p className="mt-3 text-sm">{checked.details}</p>}
    </section>
  )
}

function Label({ children }: { children: ReactNode }) {
  return <span className="block text-sm">{children}</span>
}

/** The code, dark on white everywhere, as readers need it, with its text as name or link. */
function QrCode({ qr: { text, path, size, link } }: { qr: QrView }) {
  const code = (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the code is drawn here, not fetched
      role="img"
      aria-label={`QR code: ${text}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block size-22 rounded-sm scheme-only-light forced-color-adjust-none"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  )
  if (!link) return <span className="shrink-0">{code}</span>
  return (
    <AppLink to={link} newTab className="shrink-0">
      {code}
    </AppLink>
  )
}
