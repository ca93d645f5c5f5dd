import type { ProjectRecord } from '../../schemas/generated/data.generated.ts'
import { expect, test } from 'vitest'
import { projectFaqs } from './faqs.ts'
import type { Project } from './project.ts'
import { exampleProject, sampleProjects } from './sample.fixture.ts'

const answerOf = (raw: Partial<ProjectRecord>, topic: RegExp) =>
  projectFaqs(exampleProject({}, raw)).find(({ question }) => topic.test(question))?.answer

test.each<[RegExp, Partial<ProjectRecord>, string]>([
  [/What is Example/, {}, 'Example is a residential project by Acme.'],
  [
    /What is Example/,
    { localities: 'Sector 65\nGurgaon', shortDescription: 'Four towers.' },
    'Example is a residential project by Acme in Sector 65, Gurgaon. Four towers.',
  ],
  [
    /configurations/,
    { bedrooms: '2 BHK, 3 BHK, 4 BHK' },
    'Example offers 2 BHK, 3 BHK and 4 BHK configurations.',
  ],
  [
    /configurations/,
    { category: 'Residential Land' },
    'Example is sold by area and not by number of bedrooms. Contact us for the units now available.',
  ],
  [
    /configurations/,
    { category: 'Highland Homes' },
    'The configurations of Example have not been announced yet. Contact us and we will send you the details.',
  ],
  [
    /sizes/,
    { area: '1,850 - 3,150 sq.ft.' },
    'The unit sizes at Example are: 1,850 – 3,150 sq. ft.',
  ],
  [/price/, { price: '95 L - 1.4 Cr' }, 'The price of Example is ₹ 95 L – 1.4 Cr.'],
  [/price/, { price: '1.15 Cr onwards' }, 'Prices at Example start from ₹ 1.15 Cr.'],
  [/price/, { price: 'up to 2 Cr' }, 'Prices at Example go up to ₹ 2 Cr.'],
  [/price/, { price: '12,500 psf' }, 'Example is priced at ₹ 12,500 per sq.ft.'],
  [
    /price/,
    { price: '3.2 Cr*' },
    'The price of Example is ₹ 3.2 Cr. Conditions apply; ask us for the full cost sheet.',
  ],
  [
    /price/,
    { price: 'TBA' },
    'The price of Example is available on request. Contact us for the latest price.',
  ],
  [/possession/, { possession: 'June 2028' }, 'Possession of Example is expected by June 2028.'],
  [/possession/, { possession: 'Ready' }, 'Example is ready, so possession is immediate.'],
  [
    /possession/,
    { projectStatus: 'OC received', possession: 'June 2022' },
    'Example is ready, so possession is immediate.',
  ],
  [
    /possession/,
    { projectStatus: 'Under Construction', possession: 'Ready' },
    'The possession date of Example has not been announced yet. Contact us and we will send you the details.',
  ],
  [
    /possession/,
    { possession: 'Ready by December 2028' },
    'Possession of Example is expected by December 2028.',
  ],
  [
    /type/,
    { propertyType: 'Residential', category: 'Farm House' },
    'Example is a residential property (Farm House).',
  ],
  [/RERA/, { reraNumber: 'X/1' }, 'The RERA registration number of Example is X/1.'],
  [
    /RERA/,
    {
      rera: [
        { authority: 'a', number: 'X/1' },
        { authority: 'a', number: 'X/2' },
      ],
    },
    'The RERA registration numbers of Example are X/1, X/2.',
  ],
  [
    /RERA/,
    { reraExempt: { reason: 'Land of less than 500 sq. m.' } },
    'The law asks for no RERA registration of Example: Land of less than 500 sq. m.',
  ],
])('%s of %j', (topic, raw, answer) => {
  expect(answerOf(raw, topic)).toBe(answer)
})

test('a project without an area names the sizes of its floor plans', () => {
  const sizes = (...floors: string[]) => projectFaqs(exampleProject(), floors)[3]?.answer
  expect(sizes('1,180 sq. ft.', '1,560 sq. ft.', '1,180 sq. ft.')).toBe(
    'The unit sizes at Example are: 1,180 sq. ft. and 1,560 sq. ft.',
  )
  expect(sizes()).toBe(
    'The unit sizes at Example have not been announced yet. Contact us and we will send you the details.',
  )
})

test('an office is bought with a loan, a home with a home loan', () => {
  const question = (kind: Project['kind']) =>
    projectFaqs({ ...exampleProject(), kind })[10]?.question
  expect(question('commercial')).toBe('Can I get a loan for Example?')
  expect(question('residential')).toBe('Can I get a home loan for Example?')
})

test.each([...sampleProjects, exampleProject()])('$name has thirteen answers', (project) => {
  const faqs = projectFaqs(project)
  expect(faqs).toHaveLength(13)
  expect(new Set(faqs.map(({ question }) => question)).size).toBe(13)
  for (const { question, answer } of faqs) {
    expect(question).toMatch(/^[A-Z].*\?$/)
    expect(answer).toMatch(/^\S.*[.!?]$/)
    expect(`${question} ${answer}`).not.toMatch(
      /undefined|null|NaN|N\/A|not specified|not available|\s{2}|\.\./,
    )
  }
})
