import { expect, test } from 'vitest'
import { buildingStage, ongoingCount, type BuildingStage } from './building-stage.ts'

const STATUSES: [BuildingStage | undefined, string][] = [
  [
    'Ready To move',
    `Ready To move; Ready to Move In; READY-TO-MOVE; Ready  to move​; Ready; RTM; Completed; Complete;
    Construction completed; 100% complete; Completed in 2021; Ready for possession; Ready possession; Ready to
    occupy; Immediate possession; Possession given; Possession offered; Possession started; Possession is ongoing;
    Handed over; Handover complete; Delivered; Delivered in 2019; Possession given in March 2020; OC received;
    O.C. received; Occupancy certificate received; Occupation certificate obtained; Completion certificate issued;
    OC & CC received; Received OC; With OC; Move-in ready; Occupied; तैयार; Launched 2015, ready to move;
    Ready to move in 2 BHK flats; OC received, registry pending; Ready for immediate possession`,
  ],
  [
    'Under Construction',
    `Under Construction; UNDER-CONSTRUCTION; Underconstruction; Under construction (Phase 2); Ongoing; On-going;
    U/C; In progress; Work in progress; Under development; Being built; Construction in full swing; Construction
    started; Nearing completion; Near completion; Nearing possession; Possession soon; Ready soon; Almost ready; Not
    ready; Not yet completed; Incomplete; 80% complete; 99.5 % completed; Partly ready; Partially completed; OC
    awaited; OC applied; OC applied for; OC not received; Completion certificate expected; Awaiting OC; Ready by
    December 2027; Ready in Dec 2027; Ready to move in December 2026; Possession by 2028; Possession from Q2 2027;
    Possession in next year; Completion in 2028; To be completed; Will be ready in 2027; Structure complete;
    Superstructure completed; Sample flat ready; Ready for fit-outs; Phase 1 ready, phase 2 under construction;
    निर्माणाधीन; Construction`,
  ],
  [
    'New Launch',
    `New Launch; NEW LAUNCH; New-launch; Newly launched; Just launched; Pre-launch; Prelaunch; Pre launch; Upcoming;
    Coming soon; Launching soon; Launched; New project; New Launch, Under Construction; Soft launch`,
  ],
  [undefined, `; Status not available; Resale; Sold out; Not specified; On hold; Available; 2027`],
]

const cases = STATUSES.flatMap(([stage, texts]) =>
  texts.split(';').map((status) => [status.replaceAll(/\s+/g, ' ').trim(), stage] as const),
)

test.each(cases)('"%s": %s', (status, stage) => {
  expect(buildingStage(status)).toBe(stage)
})

test.each([
  ['Under Construction', true],
  ['UNDER CONSTRUCTION (Phase 2)', true],
  ['Ongoing', true],
  ['New Launch, Under Construction', true],
  ['New Launch', false],
  ['Construction completed', false],
])('a project that is %s is ongoing: %s', (status, ongoing) => {
  expect(ongoingCount([{ status }])).toBe(Number(ongoing))
})
