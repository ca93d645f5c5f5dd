// Written by scripts/generate.mjs.
import amenitiesImages from '../amenitiesImages.schema.json' with { type: 'json' }
import amenityCatalogue from '../amenityCatalogue.schema.json' with { type: 'json' }
import careers from '../careers.schema.json' with { type: 'json' }
import charges from '../charges.schema.json' with { type: 'json' }
import commercialProjects from '../commercialProjects.schema.json' with { type: 'json' }
import common from '../common.schema.json' with { type: 'json' }
import companyData from '../companyData.schema.json' with { type: 'json' }
import constructionUpdates from '../constructionUpdates.schema.json' with { type: 'json' }
import everythingContainer from '../everythingContainer.schema.json' with { type: 'json' }
import floorPlan from '../floorPlan.schema.json' with { type: 'json' }
import globalFaqs from '../globalFaqs.schema.json' with { type: 'json' }
import leadingRealEstateDevelopers from '../leadingRealEstateDevelopers.schema.json' with { type: 'json' }
import locationData from '../locationData.schema.json' with { type: 'json' }
import paymentPlan from '../paymentPlan.schema.json' with { type: 'json' }
import projectAmenities from '../projectAmenities.schema.json' with { type: 'json' }
import projectSpecifications from '../projectSpecifications.schema.json' with { type: 'json' }
import redirects from '../redirects.schema.json' with { type: 'json' }
import residentialProjects from '../residentialProjects.schema.json' with { type: 'json' }
import services from '../services.schema.json' with { type: 'json' }
import site from '../site.schema.json' with { type: 'json' }
import sitePlanData from '../sitePlanData.schema.json' with { type: 'json' }
import team from '../team.schema.json' with { type: 'json' }
import testimonials from '../testimonials.schema.json' with { type: 'json' }
import topLocalities from '../topLocalities.schema.json' with { type: 'json' }
import trendingProjects from '../trendingProjects.schema.json' with { type: 'json' }

export const schemas = {
  amenitiesImages,
  amenityCatalogue,
  careers,
  charges,
  commercialProjects,
  common,
  companyData,
  constructionUpdates,
  everythingContainer,
  floorPlan,
  globalFaqs,
  leadingRealEstateDevelopers,
  locationData,
  paymentPlan,
  projectAmenities,
  projectSpecifications,
  redirects,
  residentialProjects,
  services,
  site,
  sitePlanData,
  team,
  testimonials,
  topLocalities,
  trendingProjects,
}
