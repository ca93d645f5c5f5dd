import type { ReactNode } from 'react'
import { AppLink } from './buttons/Button.tsx'
import { cx } from './cx.ts'
import { Icon } from './icons/Icon.tsx'
import { languageOf } from '../../domain/text/language.ts'

type ContainerProps = { className?: string | undefined; children: ReactNode }

/** The page's column: 1200 px at most, with the page's gutter at both sides. */
export function Container({ className, children }: ContainerProps) {
  return <div className={cx('page-container', className)}>{children}</div>
}

const TONES = {
  background: '',
  white: 'border-y border-border bg-surface',
  dark: 'dark',
}

type Heading = {
  title: string
  intro?: string | undefined
  action?: ReactNode
}

type SectionProps = {
  tone?: keyof typeof TONES
  labelledBy?: string | undefined
  heading?: Heading
  className?: string | undefined
  children: ReactNode
}

/** A band of the page with the rhythm all pages share. */
export function Section({
  tone = 'background',
  labelledBy,
  heading,
  className,
  children,
}: SectionProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={cx('py-14 md:py-20 lg:py-24', TONES[tone], className)}
    >
      <Container>
        {heading && <SectionHeading id={labelledBy} {...heading} />}
        {children}
      </Container>
    </section>
  )
}

/** A section's title in the display serif, with its sentence and one action. */
export function SectionHeading({
  id,
  title,
  intro,
  action,
}: Heading & {
  id?: string | undefined
}) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12 print:break-after-avoid">
      <div className="max-w-narrow">
        <h2 id={id} className="display text-4xl">
          {title}
        </h2>
        {intro && <p className="mt-3 max-w-text text-lg text-muted md:mt-4">{intro}</p>}
      </div>
      {action}
    </div>
  )
}

/** 'View all …' with an arrow, beside or below a section's title. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className="group inline-flex min-h-11 items-center gap-2 font-semibold">
      <span className="underline-grow">{children}</span>
      <Icon
        name="ArrowRight"
        size={18}
        className="transition-transform group-hover:translate-x-0.5"
      />
    </AppLink>
  )
}

/** Texts of the data one below the other, each in its own language. */
export function Paragraphs({ texts, className }: { texts: readonly string[]; className: string }) {
  return (
    <div className={className}>
      {texts.map((text) => (
        <p key={text} lang={languageOf(text)}>
          {text}
        </p>
      ))}
    </div>
  )
}

/** A figure about the agency or a developer; several make a `<dl>` row. */
export function Stat({ value, label }: { value: string | number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-base text-muted">{label}</dt>
      <dd className="display text-4xl">{value}</dd>
    </div>
  )
}
