/** Texts that are shown where an editor gave nothing (docs/product.md, 'Project defaults'). */
export const PROJECT_DEFAULTS = {
  name: 'Unnamed Project',
  price: 'Price not available',
  propertyType: 'Unknown Type',
  description: 'No description available',
  localities: 'Location not specified',
  area: 'Area not specified',
  status: 'Status not available',
  bedrooms: 'N/A',
  amenities: ['Power Backup', 'Parking', 'Security'],
} as const
