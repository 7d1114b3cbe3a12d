import type { RouteId } from '@/routing/routes';

/**
 * Page descriptions for search engines and link previews, in English like the prerendered pages. The app
 * never shows them, so they are not translated.
 */
const GENERAL =
  'Skilled work abroad, mainly in Canada: create a free profile, find an employer, and get help with your visa. A service fee is charged only after a placement is secured.';

const DESCRIPTIONS: Partial<Record<RouteId, string>> = {
  home: GENERAL,
  about:
    'A private recruitment agency that connects skilled professionals with employers abroad, mainly in Canada, and supports both until the first day of work.',
  jobs: 'Jobs abroad for skilled professionals, mainly in Canada. See what is open, and create a free profile to be matched.',
  jobDetail:
    'A job for a skilled professional: what it pays, what it asks for, and who pays for recruitment.',
  contact: 'How to reach us, and when. Ask about jobs, your profile, or the way to a work visa.',
  help: 'Answers about profiles, matching, offers, visas and the service fee, and how to reach support.',
  privacyPolicy:
    'What is stored about you, in your browser and on the server, who sees it, and how to have it deleted.',
  terms: 'What the agency does and what it costs, what it asks of you, and what it can’t promise.',
  tools:
    'Free tools for skilled workers: language test converter, CRS points estimator, 67-point grid, NOC code finder, recognition of education and visa requirements.',
  toolsClb:
    'Convert IELTS, CELPIP, PTE Core, TEF Canada or TCF Canada scores to CLB or NCLC levels, and see which programs they reach.',
  toolsCrs:
    'Estimate Express Entry CRS points by part, with ranges for what you don’t know yet, and compare up to three scenarios.',
  toolsFsw: 'Estimate your points on the 67-point grid of the Federal Skilled Worker program.',
  toolsNoc: 'Describe your duties in your own words and find the NOC 2021 code and TEER category they match.',
  toolsRecognition: 'See how an education level is recognized in another country.',
  toolsVisa: 'See whether citizens of a country need a visa to visit another one.',
};

/** The description of a page, or the general one if it has none. */
export const descriptionOf = (id: RouteId | undefined): string =>
  (id === undefined ? undefined : DESCRIPTIONS[id]) ?? GENERAL;
