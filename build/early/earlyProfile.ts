import { isRecord } from '@/api/answer';
import { countriesRead, profileRead, sectionsRead } from '@/app/firstReads';
import { personInOneLine } from '@/pages/profile/oneLine';
import type { ROUTES } from '@/routing/routes';
import { recordsIn, showEarlyPage, textIn, writerOf } from './earlyReads';
import { openTexts } from './earlyTexts';

const textOf = (value: unknown): string => textIn(value).trim();

/** Shows name, headline and facts of the person (src/pages/profile/ProfileHead.tsx). */
export const showEarlyProfile = (page: Document): Promise<void> =>
  showEarlyPage(page, {
    path: '/profile' satisfies (typeof ROUTES)['profile']['path'],
    reads: (user) => [profileRead(user), sectionsRead(), countriesRead()],
    fill: (place, [profile, sections, countries], user) => {
      if (!isRecord(profile) || !isRecord(sections)) return false;
      const destination = isRecord(sections.destination) ? sections.destination : {};
      const t = openTexts(page);
      const facts = personInOneLine(
        t,
        {
          residence: textOf(profile.countryOfResidenceId),
          years: typeof profile.experienceYears === 'number' ? profile.experienceYears : null,
          destinations: Array.isArray(destination.countryIds) ? destination.countryIds.map(textOf) : [],
        },
        recordsIn(countries, 'countries').map(({ id, code, name }) => ({
          id: textOf(id),
          code: textOf(code),
          name: textOf(name),
        })),
      );
      const write = writerOf(place);
      write(
        '.vt-profile-name',
        `${textOf(user.firstName)} ${textOf(user.lastName)}`.trim() || textOf(user.email),
      );
      write('[data-early-part="headline"]', textOf(profile.headline));
      write('[data-early-part="facts"]', facts);
      // They give the places of the two buttons their width.
      write('[data-early="print"]', t('print'));
      write('[data-early="edit"]', t('editAll'));
      return true;
    },
  });
