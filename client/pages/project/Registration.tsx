import { AppLink } from '../../components/buttons/AppLink.tsx'
import { ContactLink } from '../../components/buttons/ContactLink.tsx'
import { cx } from '../../components/cx.ts'
import { dayText } from '../../../domain/text/dates.ts'
import { useShell } from '../../layout/shell.ts'
import type { ProjectProps, ProjectView, QrView } from './project-view.ts'

/**
 * Who sells the project and under which registrations, each with a QR code, as the law asks beside
 * an advertisement: a number in type no smaller than the agency's telephone number.
 */
export function Registration({ project, className }: ProjectProps & { className: string }) {
  const { promoter, registrations, reraExempt, verifiedOn, outdated } = project
  const { phone } = useShell().agency
  const isRegistered = registrations.length > 0
  if (!promoter && !isRegistered && !reraExempt && !verifiedOn) return null
  return (
    <section aria-label="Registration" className={cx('text-left text-base', className)}>
      {promoter && (
        <p>
          <span className="block text-sm opacity-80">Promoter</span>
          {promoter}
        </p>
      )}
      {registrations.length > 0 && (
        <ul className="mt-3 space-y-4">
          {registrations.map((registration) => (
            <li key={registration.number} className="flex items-start gap-4">
              {registration.qr && <QrCode qr={registration.qr} />}
              <RegistrationText registration={registration} />
            </li>
          ))}
        </ul>
      )}
      {!isRegistered && reraExempt && (
        <p className="mt-2">
          <span className="block text-sm opacity-80">RERA not required</span>
          {reraExempt}
        </p>
      )}
      {phone && (isRegistered || promoter) && (
        <p className="mt-3">
          <ContactLink phone={phone} className="inline-block py-0.5 tabular-nums underline-grow" />
        </p>
      )}
      {verifiedOn && (
        <p className="mt-3 text-sm opacity-80">
          Details checked on {dayText(verifiedOn)}
          {outdated.details && '. That is long ago: ask us for what has changed since.'}
        </p>
      )}
    </section>
  )
}

function RegistrationText({
  registration: { number, phase, authority, validUntil },
}: {
  registration: ProjectView['registrations'][number]
}) {
  return (
    <p className="min-w-0">
      <span className="block text-sm opacity-80">RERA No.{phase && ` · ${phase}`}</span>
      <span className="block font-semibold wrap-anywhere">{number}</span>
      {authority && (
        <AppLink
          to={authority.url}
          newTab
          className="block py-0.5 text-sm underline underline-offset-4"
        >
          {authority.name}
        </AppLink>
      )}
      {validUntil && (
        <span className="block text-sm opacity-80">Valid until {dayText(validUntil)}</span>
      )}
    </p>
  )
}

/** The code, dark on white on every background; what it says is its name, and where it leads. */
function QrCode({ qr: { text, path, size, link } }: { qr: QrView }) {
  const code = (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the code is drawn here, not fetched
      role="img"
      aria-label={`QR code: ${text}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block size-22 rounded-sm"
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
