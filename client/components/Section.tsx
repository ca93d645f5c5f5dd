import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react'
import { AppLink } from './links/AppLink.tsx'
import { cx } from './cx.ts'
import { Icon } from './icons/Icon.tsx'
import { PartFailure } from './status/EmptyState.tsx'
import { ErrorBoundary } from './status/ErrorBoundary.tsx'
import { noBreakAmounts } from '../../domain/price/money.ts'
import { languageOf } from '../../domain/text/text-language.ts'
import { paragraphsOf } from '../../domain/text/text.ts'

const TitleId = createContext<string | undefined>(undefined)

/** The id of the nearest `SectionTitle`, for `aria-labelledby`. */
export const useTitleId = (): string | undefined => useContext(TitleId)

/** A part of the page with a `SectionTitle` of its own, which names the tables and frames in it. */
export function TitleScope({ children }: { children: ReactNode }) {
  const id = useId()
  return <TitleId value={id}>{children}</TitleId>
}

/** An element that is named by the `SectionTitle` in it. */
export function Titled({
  as: Element = 'section',
  ...props
}: ComponentProps<'section'> & { as?: 'section' | 'nav' | 'aside' }) {
  const id = useId()
  return (
    <TitleId value={id}>
      <Element aria-labelledby={id} {...props} />
    </TitleId>
  )
}

/** A title that names the element around it: a `Section`, a `Titled` element or a `TitleScope`. */
export function SectionTitle({
  as: Heading = 'h2',
  ...props
}: {
  as?: 'h2' | 'h3' | 'p' | 'span'
  className: string
  children: string
}) {
  return <Heading id={useTitleId()} {...props} />
}

type ContainerProps = { className?: string | undefined; children: ReactNode }

/** The page's column: 1200 px at most, with the page's gutter at both sides. */
export function Container({ className, children }: ContainerProps) {
  return (
    <div className={cx('page-container has-data-map-pane:not-noscript:lg:max-w-none', className)}>
      {children}
    </div>
  )
}

const TONES = {
  background: '',
  white: 'border-y border-border bg-surface',
  dark: 'on-dark',
}

type Heading = {
  title: string
  intro?: string | undefined
  action?: ReactNode
}

type SectionProps = {
  id?: string
  tone?: keyof typeof TONES
  heading?: Heading
  /** Set without a `heading`, for a section that the `SectionTitle` in it names. */
  titled?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A band of the page with the rhythm all pages share. */
export function Section({
  id,
  tone = 'background',
  heading,
  titled = heading !== undefined,
  className,
  children,
}: SectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titled ? titleId : undefined}
      className={cx('py-14 md:py-20 lg:py-24', TONES[tone], className)}
    >
      <TitleId value={titleId}>
        <Container>
          {heading && <SectionHeading {...heading} />}
          <ErrorBoundary fallback={<PartFailure />}>{children}</ErrorBoundary>
        </Container>
      </TitleId>
    </section>
  )
}

/** A section's title in the display serif, with its sentence and one action. */
export function SectionHeading({ title, intro, action }: Heading) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 md:mb-12 print:break-after-avoid">
      <div className="max-w-narrow">
        <SectionTitle className="display text-4xl">{title}</SectionTitle>
        {intro && (
          <p className="mt-3 max-w-text text-lg text-balance text-muted md:mt-4">{intro}</p>
        )}
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

/** Texts below each other, each in its language; empty lines part a text's paragraphs. */
export function Paragraphs({
  texts,
  className,
}: {
  texts: string | readonly string[]
  className: string
}) {
  const paragraphs = typeof texts === 'string' ? paragraphsOf(texts) : texts
  return (
    <div className={className}>
      {paragraphs.map((text) => (
        <p key={text} lang={languageOf(text)}>
          {noBreakAmounts(text)}
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
