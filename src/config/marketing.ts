/** Claims, contact addresses and social networks that the pages show. */
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

/** The addresses of the agency's pages on them are settings (`config().links`). */
export const SOCIAL_NETWORKS = [
  { id: 'facebook', name: 'Facebook' },
  { id: 'x', name: 'X' },
  { id: 'linkedin', name: 'LinkedIn' },
  { id: 'instagram', name: 'Instagram' },
  { id: 'youtube', name: 'YouTube' },
] as const;

/**
 * The date of the last change to the privacy policy or the terms (src/pages/privacy-policy, src/pages/terms).
 */
export const LEGAL_CHANGED = '2026-11-22';
