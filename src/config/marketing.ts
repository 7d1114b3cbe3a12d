/** Claims, contact and social addresses that the pages show. */
export const STATISTICS = {
  placements: 10_000,
  partnerCompanies: 500,
  countries: 50,
  successRate: 0.95,
} as const;

export const FIRST_RESPONSE_WEEKS = { from: 2, to: 3 } as const;
export const PROCESS_MONTHS = { from: 1, to: 3 } as const;
export const PARTNER_REGIONS = ['northAmerica', 'europe', 'australia', 'middleEast'] as const;

export const CONTACT = {
  email: 'contact@visatalent.test',
  support: 'support@visatalent.test',
} as const;

/** Placeholders until the agency has its own: they keep the page. */
export const SOCIAL_LINKS = [
  { id: 'facebook', name: 'Facebook', href: '#' },
  { id: 'twitter', name: 'Twitter', href: '#' },
  { id: 'linkedin', name: 'LinkedIn', href: '#' },
  { id: 'instagram', name: 'Instagram', href: '#' },
  { id: 'youtube', name: 'YouTube', href: '#' },
] as const;
