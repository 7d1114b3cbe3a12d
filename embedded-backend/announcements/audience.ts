import type { Backend } from '../backend.ts';
import type { Audience } from '../data/announcementRecords.ts';
import type { User } from '../data/records.ts';
import type { Form } from '../http/Form.ts';
import { preferencesOf } from '../notifications/notify.ts';
import { isLeaving } from '../privacy/leaving.ts';
import { completionOf } from '../profileCompletion.ts';
import { fullNameOf, isAdmin, isBlocked } from '../security/sessions.ts';

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

/** The role in which a person reads an announcement. */
export const sideOf = (user: User) => (isUser(user) ? 'applicant' : 'agency');

/** Returns a test of whether a user belongs to an audience. The data that all tests need are read once. */
const memberOf = ({ data }: Backend, audience: Audience): ((user: User) => boolean) => {
  const { roles, countryIds, applicationStatus, profile } = audience;
  const profiles = new Map(data.userProfiles.all().map((each) => [each.userId, each]));
  const applicants = new Set(
    data.applications.filter(({ status }) => status === applicationStatus).map(({ userId }) => userId),
  );
  return (user) => {
    const theirs = profiles.get(user.id);
    return (
      (roles === undefined || rolesOf(user).some((role) => roles.includes(role))) &&
      (countryIds === undefined || countryIds.includes(theirs?.countryOfResidenceId ?? '')) &&
      (applicationStatus === undefined || applicants.has(user.id)) &&
      (profile === undefined || completionOf(theirs).isComplete === (profile === 'complete'))
    );
  };
};

/**
 * The people whom an announcement reaches now, and the numbers of those who are left out. People with an
 * unverified e-mail address get no e-mail, but see it in the app.
 */
export const reach = (backend: Backend, audience: Audience) => {
  const all = backend.data.users.filter(memberOf(backend, audience));
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

/**
 * Whether an audience changed by more than a tenth and more than five people, in either direction. The sender
 * has then confirmed another number.
 */
export const hasChanged = (before: number, now: number): boolean => {
  const by = Math.abs(now - before);
  return by > 5 && by > before / 10;
};
