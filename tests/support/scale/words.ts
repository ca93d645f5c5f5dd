/** Words the generated data is made of: fictional names, real places. */
export const developerFirst = [
  'Amber',
  'Banyan',
  'Cedar',
  'Deodar',
  'Ebony',
  'Falcon',
  'Granite',
  'Harbour',
  'Indigo',
  'Jasmine',
  'Kestrel',
  'Lotus',
  'Marigold',
  'Neem',
  'Opal',
  'Palash',
  'Quartz',
  'Ridge',
  'Sandal',
  'Teak',
] as const

export const developerLast = [
  'Estates',
  'Homes',
  'Infra',
  'Land Co',
  'Realty',
  'Spaces',
  'Builders & Sons',
  'Habitat',
] as const

export const projectLast = [
  'Heights',
  'Greens',
  'Court',
  'Residences',
  'Enclave',
  'Park',
  'Terraces',
  'Square',
  'Villas',
  'Grove',
] as const

export const places = [
  ['Sector 65', 'Golf Course Extension Road', 'Gurgaon'],
  ['Sector 88A', 'Dwarka Expressway', 'Gurgaon'],
  ['Sector 49', 'Sohna Road', 'Gurgaon'],
  ['Sector 150', 'Noida Expressway', 'Noida'],
  ['Dwarka', 'South Delhi', 'Delhi'],
  ['Bandra West', 'Carter Road', 'Mumbai'],
] as const

export const localities = [
  ['gurgaon', 'Gurgaon'],
  ['delhi', 'Delhi'],
  ['noida', 'Noida'],
  ['mumbai', 'Mumbai'],
  ['sohna-road', 'Sohna Road'],
  ['dwarka-expressway', 'Dwarka Expressway'],
] as const

export const statuses = ['New Launch', 'Under Construction', 'Ready To move'] as const

export const sentences = [
  'The towers stand back from the road behind a two-acre garden.',
  'Most living rooms look at the park or at the ridge beyond it.',
  'Every home opens on two sides and has its own covered bay in the basement.',
  'Two schools, a market and the metro are within fifteen minutes by car.',
  'The structure is complete up to the twentieth floor and work goes on every day.',
  'Drains, roads and underground cabling were laid in the first phase.',
  'A club house, two pools and a running track are part of the first handover.',
  'The maintenance charge is agreed in writing for the first three years.',
] as const

export const amenities = [
  'swimming_pool',
  'club_house',
  'gymnasium',
  'kids_play_area',
  'jogging_track',
  'power_backup',
  'visitor_parking',
  'landscaped_gardens',
  'yoga_deck',
  'tennis_court',
  'cctv',
  'intercom',
] as const

export const specifications = [
  'rcc_frame',
  'vitrified_tiles',
  'modular_kitchen',
  'upvc_windows',
  'copper_wiring',
  'wooden_flooring',
  'granite_counter',
  'sanitary_fittings',
] as const

export const instalments = [
  ['Booking amount', 10],
  ['On foundation', 30],
  ['On superstructure', 40],
  ['On offer of possession', 20],
] as const

export const nearby = ['Metro station', 'Senior school', 'Hospital', 'Market', 'Airport'] as const
