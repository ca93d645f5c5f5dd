import defaultImage from '../../../data/images/defaults/project-default.jpg?url'
import tower from '../../../data/images/exteriors/highrise-a-1.jpg?url'
import villa from '../../../data/images/exteriors/villa-a-1.jpg?url'
import hero from '../../../data/images/hero/hero-01.jpg?url'
import locality from '../../../data/images/localities/locality-02.jpg?url'
import developer from '../../../data/images/logos/developers/aravalli-crest.svg?url'
import type { ProjectCardView, TestimonialView, TrendingCardView } from '../../source/shapes.ts'

const photo = (src: string) => ({ src, width: 1600, height: 1000 })

export const samplePictures = {
  tower: photo(tower),
  villa: photo(villa),
  hero: { src: hero, width: 2000, height: 1125 },
  locality: photo(locality),
  default: photo(defaultImage),
  developer: { src: developer, width: 320, height: 120 },
  missing: { src: '/images/there-is-no-such-picture.jpg', width: 1600, height: 1000 },
} as const

export const sampleProject: ProjectCardView = {
  id: 'sample',
  path: '/project-details/aravalli-crest/the-aravalli-summit',
  name: 'The Aravalli Summit',
  developer: 'Aravalli Crest',
  kind: 'residential',
  propertyType: 'Residential Apartment',
  localitiesText: 'Sector 65, Golf Course Extension Road, Gurgaon',
  bedroomsText: '3 BHK, 4 BHK',
  areaText: '1,850 – 2,940 sq.ft.',
  priceText: '₹ 2.9 Cr – 4.75 Cr',
  status: 'Under Construction',
  image: samplePictures.tower,
}

export const longProject: ProjectCardView = {
  ...sampleProject,
  path: '/project-details/meridian-habitat/long',
  name: 'The Meridian Boulevard Residences at Southern Peripheral Road, Phase Two',
  localitiesText: 'Sector 82, Southern Peripheral Road, Vatika Chowk, Near NH 8, Gurgaon',
  bedroomsText: 'Studio, 1 BHK, 2 BHK, 3 BHK, 4 BHK+, Duplex',
  areaText: '650 – 5,400 sq.ft. (super area)',
  priceText: '₹ 12,500 per sq.ft.',
  image: samplePictures.villa,
}

export const sampleTrending: TrendingCardView = {
  id: 'the-aravalli-summit',
  name: 'The Aravalli Summit',
  priceText: '₹ 2.9 Cr – 4.75 Cr',
  place: 'Sector 65, Golf Course Extension Road, Gurgaon',
  image: samplePictures.tower,
  path: '/project-details/aravalli-crest/the-aravalli-summit',
}

export const sampleTestimonial: TestimonialView = {
  name: 'Nandita R.',
  time: '2 weeks ago',
  rating: 4,
  review: 'They asked a lot of questions, showed us three flats, and we booked the second one.',
  location: 'Gurgaon',
}
