import { Section, Paragraphs, Stat, SectionTitle } from '../../components/Section.tsx'
import { useShell } from '../../layout/shell-context.ts'
import type { TitledText } from '../../../schemas/generated/data.generated.ts'
import { PageBody, PageHero } from '../shared/PageHero.tsx'
import type { ImageView } from '../../../domain/image/images.ts'
import { Icon, type IconName } from '../../components/icons/Icon.tsx'

export type AboutView = {
  aboutText: string
  mission: string
  vision: string
  stats: readonly { value: string; label: string }[]
  coreValues: readonly TitledText[]
  services: readonly TitledText[]
  reasons: readonly TitledText[]
  hero?: ImageView
}

/** The agency's claims, aims, values, services and merits, as far as the data has them. */
export function AboutPage({ page }: { page: AboutView }) {
  const { agency } = useShell()
  const aims = [
    { title: 'Our mission', text: page.mission },
    { title: 'Our vision', text: page.vision },
  ].filter(({ text }) => text)
  return (
    <>
      <PageHero title={`About ${agency.name}`} intro={agency.tagline} picture={page.hero} />
      <PageBody>
        <div className="grid gap-12 lg:grid-cols-[3fr_2fr] lg:gap-20">
          <Paragraphs
            texts={page.aboutText}
            className="flex max-w-reading flex-col gap-5 text-lg"
          />
          {page.stats.length > 0 && (
            <dl className="grid grid-cols-2 content-start gap-x-8 gap-y-10">
              {page.stats.map(({ value, label }) => (
                <Stat key={label} value={value} label={label} />
              ))}
            </dl>
          )}
        </div>
      </PageBody>
      {aims.length > 0 && (
        <Section tone="dark" titled>
          <SectionTitle className="sr-only">Mission and vision</SectionTitle>
          <div className="grid gap-12 md:grid-cols-2 md:gap-16">
            {aims.map(({ title, text }) => (
              <div key={title}>
                <h3 className="text-base font-semibold text-accent-bright">{title}</h3>
                <p className="mt-3 display text-2xl">{text}</p>
              </div>
            ))}
          </div>
        </Section>
      )}
      {page.coreValues.length > 0 && (
        <Section heading={{ title: 'Core values' }}>
          <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
            {page.coreValues.map(({ title, description }) => (
              <li key={title} className="border-t-2 border-accent pt-5">
                <h3 className="display-small text-xl">{title}</h3>
                <p className="mt-2 text-muted">{description}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {page.services.length > 0 && (
        <Section tone="white" heading={{ title: 'What we do' }}>
          <Services services={page.services} />
        </Section>
      )}
      {page.reasons.length > 0 && (
        <Section heading={{ title: `Why choose ${agency.name}` }}>
          <ol className="grid gap-x-16 gap-y-8 md:grid-cols-2">
            {page.reasons.map(({ title, description }, index) => (
              <li key={title} className="flex gap-5 border-t border-border pt-6">
                <span aria-hidden="true" className="w-9 shrink-0 display text-2xl text-accent-deep">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <div>
                  <h3 className="text-lg font-semibold">{title}</h3>
                  <p className="mt-1 text-muted">{description}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}

const SERVICE_ICONS: Readonly<Record<string, IconName>> = {
  investment: 'BadgeIndianRupee',
  'property management': 'KeyRound',
  leasing: 'Handshake',
}

function Services({ services }: { services: readonly TitledText[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {services.map(({ title, description }) => (
        <li key={title} className="rounded-lg border border-border bg-background p-6">
          <Icon
            name={SERVICE_ICONS[title.toLowerCase()] ?? 'Building2'}
            size={28}
            strokeWidth={1.5}
            className="text-accent-deep"
          />
          <h3 className="mt-5 display-small text-xl">{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
