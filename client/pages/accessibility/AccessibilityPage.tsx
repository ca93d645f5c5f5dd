import { paths } from '../../../domain/seo/paths.ts'
import { dayText } from '../../../domain/text/dates.ts'
import { AppLink, TEXT_LINK } from '../../components/links/AppLink.tsx'
import { useShell } from '../../layout/shell-context.ts'
import { ContactLines } from '../../components/links/ContactLink.tsx'
import { PageBody, PageHero } from '../shared/PageHero.tsx'

/** The day on which the site was last tested as this page says. */
const TESTED_ON = '2026-11-23'

const KNOWN_GAPS = [
  'Pictures that developers send us may hold words, such as floor plans and maps. The sizes and prices in them stand beside them as text; the drawings themselves cannot be read out.',
  'Brochures are PDF files with headings, tables and the order of reading marked, but they have not been tried with every screen reader.',
  'Maps that open from ‘Get Directions’ belong to another site, for which we cannot speak.',
  'Searching by voice works only in browsers that offer it; typing always does.',
]

/** The standard that the site meets, its known shortcomings, and where to complain. */
export function AccessibilityPage() {
  const { agency } = useShell()
  const { grievanceOfficer } = agency
  return (
    <>
      <PageHero
        title="Accessibility"
        intro="Everybody should be able to look for property here, whatever they see with, hear with or type with."
      />
      <PageBody>
        <div className="flex max-w-reading flex-col gap-12 text-lg">
          <section>
            <h2 className="display text-3xl">The standard</h2>
            <p className="mt-4">
              This site is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at
              level AA and the Indian standard IS 17802, which the rules under the Rights of Persons
              with Disabilities Act, 2016 ask for. Every page and dialog is checked by programs at
              each change of the site, and tried by keyboard alone, without JavaScript and on small
              phones.
            </p>
            <p className="mt-4">{`Last tested on ${dayText(TESTED_ON)}, by ourselves.`}</p>
          </section>
          <section>
            <h2 className="display text-3xl">Browsers</h2>
            <p className="mt-4">
              The site is made for Chrome and Edge from version 114, Safari from 17 and Firefox from
              125. In older ones, and where its program cannot be loaded, the pages are plain:
              everything can be read, menus open, filters and forms are sent by their buttons.
            </p>
          </section>
          <section>
            <h2 className="display text-3xl">Known gaps</h2>
            <ul className="mt-4 flex list-disc flex-col gap-3 pl-5">
              {KNOWN_GAPS.map((gap) => (
                <li key={gap}>{gap}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="display text-3xl">Tell us of a barrier</h2>
            <p className="mt-4">
              Say which page it was and what you wanted to do; we answer, and give you what you were
              looking for in another form meanwhile.
            </p>
            <address className="mt-4 flex flex-col gap-2 not-italic">
              {grievanceOfficer && <p>{`${grievanceOfficer.name}, grievance officer`}</p>}
              <ContactLines
                phone={grievanceOfficer?.phone ?? agency.phone}
                email={grievanceOfficer?.email ?? agency.email}
              />
              <p>
                <AppLink to={paths.contact} className={TEXT_LINK}>
                  Write to us
                </AppLink>
              </p>
            </address>
            <p className="mt-4">
              If our answer does not help, you can turn to the Chief Commissioner for Persons with
              Disabilities.
            </p>
          </section>
        </div>
      </PageBody>
    </>
  )
}
