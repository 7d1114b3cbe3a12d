import type { RouteId } from '@/config/routes';

/**
 * What search engines and previews say about a page: English, like the prerendered page that they read. Not shown in
 * the app itself, so not part of the translated texts.
 */
const GENERAL =
  'Skilled work abroad, mainly in Canada: create a free profile, find an employer, and get help with your visa. You pay a service fee only after a placement is secured.';

const DESCRIPTIONS: Partial<Record<RouteId, string>> = {
  home: GENERAL,
  about:
    'A privately run recruitment agency that brings skilled professionals and employers together, mainly in Canada, and accompanies the way there.',
  jobs: 'Jobs abroad for skilled professionals, mainly in Canada. See what is open, and create a free profile to be matched.',
  jobDetail:
    'A job for a skilled professional: what it pays, what it asks for, and who pays for recruitment.',
  contact: 'How to reach us, and when. Ask about jobs, your profile, or the way to a work visa.',
  help: 'Answers about profiles, matching, offers, visas and the service fee, and how to reach a person.',
};

/** The description of a page; the general one where it has none of its own. */
export const descriptionOf = (id: RouteId | undefined): string =>
  (id === undefined ? undefined : DESCRIPTIONS[id]) ?? GENERAL;
