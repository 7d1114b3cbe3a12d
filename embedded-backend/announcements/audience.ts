import type { Backend } from '../backend.ts';
import type { Audience } from '../data/announcementRecords.ts';
import type { User } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { preferencesOf } from '../notifications/notify.ts';
import { isLeaving } from '../privacy/leaving.ts';
import { completionOf } from '../profileCompletion.ts';
import { fullNameOf, isAdmin, isBlocked, profileOf } from '../security/sessions.ts';

const ROLES = ['User', 'Admin'] as const;
const PROFILES = ['complete', 'incomplete'] as const;
const SAMPLE = 5;

export const readAudience = (form: Form | undefined): Audience => {
  const roles = form?.texts('roles', ROLES.length) ?? [];
  const countryIds = form?.texts('countryIds', 300) ?? [];
  const applicationStatus = form?.text('applicationStatus', { max: 40 });
  const profile = form?.word('profile', PROFILES);
  return {
    ...(roles.length > 0 ? { roles } : {}),
    ...(countryIds.length > 0 ? { countryIds } : {}),
    ...(applicationStatus === undefined ? {} : { applicationStatus }),
    ...(profile === undefined ? {} : { profile }),
  };
};

const isUser = (user: User): boolean => !isAdmin(user) || user.roles.includes('end_user');
const rolesOf = (user: User): readonly string[] => [
  ...(isUser(user) ? ['User'] : []),
  ...(isAdmin(user) ? ['Admin'] : []),
];

/** In which role somebody reads what is announced. */
export const sideOf = (user: User) => (isUser(user) ? 'applicant' : 'agency');

const belongs = (backend: Backend, user: User, audience: Audience): boolean => {
  const { roles, countryIds, applicationStatus, profile } = audience;
  const theirs = profileOf(backend, user.id);
  return (
    (roles === undefined || rolesOf(user).some((role) => roles.includes(role))) &&
    (countryIds === undefined || countryIds.includes(theirs?.countryOfResidenceId ?? '')) &&
    (applicationStatus === undefined ||
      backend.data.applications.find(
        ({ userId, status }) => userId === user.id && status === applicationStatus,
      ) !== undefined) &&
    (profile === undefined || completionOf(theirs).isComplete === (profile === 'complete'))
  );
};

/** Who an announcement reaches now, and who is left out of it. Unverified people are left out of the e-mail only. */
export const reach = (backend: Backend, audience: Audience) => {
  const all = backend.data.users.filter((user) => belongs(backend, user, audience));
  const open = all.filter((user) => !isBlocked(user) && !isLeaving(backend, user.id));
  const people = open.filter((user) => preferencesOf(backend, user.id).topics.announcements.inApp);
  return {
    people,
    answer: {
      count: people.length,
      sample: people.slice(0, SAMPLE).map((user) => fullNameOf(user) || user.email),
      leftOut: {
        blocked: all.filter(isBlocked).length,
        unverified: people.filter(({ isEmailVerified }) => !isEmailVerified).length,
        optedOut: open.length - people.length,
      },
    },
  };
};

/** More than a tenth and more than five people, in either direction: whoever sends has seen another audience. */
export const hasChanged = (before: number, now: number): boolean => {
  const by = Math.abs(now - before);
  return by > 5 && by > before / 10;
};
