import type { User, UserProfile } from '../data/records.ts';
import { HttpFailure, notFound } from '../http/HttpFailure.ts';
import { arrange, pagedList, wholeNumber, type ListRule } from '../http/paging.ts';
import { created, del, get, post, put, type Call, type Resource } from '../http/route.ts';
import { completionOf } from '../profileCompletion.ts';
import { isAdmin, profileOf } from '../security/sessions.ts';
import { isLeaving } from '../privacy/leaving.ts';
import { bulkUpdate } from './bulkUpdate.ts';
import { exportProfile } from './profileExport.ts';
import { matchingProfiles, recommendations } from './profileMatching.ts';
import { changeProfile, createProfile, refuseStranger } from './profileWriter.ts';

export const PROFILE_LIST: ListRule<UserProfile> = {
  search: ({ headline, summary, skills }) => [headline, summary, ...skills],
  sort: {
    createdAt: (profile) => profile.createdAt,
    updatedAt: (profile) => profile.updatedAt,
    headline: (profile) => profile.headline,
    experienceYears: (profile) => profile.experienceYears,
    completion: (profile) => completionOf(profile).percentage,
  },
  defaultSort: 'createdAt',
  defaultOrder: 'desc',
};

export const userProfiles: Resource = (backend) => {
  const { userProfiles, users } = backend.data;

  /** Whether the asker may see a profile: administrators see all, others public profiles and their own. */
  const maySee = (asking: User, profile: UserProfile): boolean =>
    profile.userId === asking.id ||
    isAdmin(asking) ||
    (profile.isPublic && !isLeaving(backend, profile.userId));
  /** Removes the date of birth, the citizenships and `hideFrom` from the profile of another person. */
  const seenBy = (asking: User, profile: UserProfile): UserProfile =>
    profile.userId === asking.id || isAdmin(asking)
      ? profile
      : { ...profile, dateOfBirth: null, citizenshipIds: [], hideFrom: null };
  const visible = ({ user }: Call): UserProfile[] => {
    const asking = user();
    return userProfiles
      .filter((profile) => maySee(asking, profile))
      .map((profile) => seenBy(asking, profile));
  };
  const shown = ({ user }: Call, profile: UserProfile | undefined): UserProfile => {
    const asking = user();
    if (!profile) throw notFound('The user profile');
    if (maySee(asking, profile)) return seenBy(asking, profile);
    throw new HttpFailure(403, 'Access denied. This profile is private.');
  };
  const list = (test: (profile: UserProfile, call: Call) => boolean) => (call: Call) =>
    pagedList(
      visible(call).filter((profile) => test(profile, call)),
      call.query,
      PROFILE_LIST,
    );
  const limit = (query: URLSearchParams): number => wholeNumber(query.get('limit'), 10, 1, 100);
  const one = (call: Call): UserProfile => {
    call.user();
    return shown(call, userProfiles.get(call.param('id')));
  };

  return [
    get(
      '/api/UserProfiles',
      list(() => true),
    ),
    get(
      '/api/UserProfiles/search',
      list(() => true),
    ),
    get(
      '/api/UserProfiles/complete',
      list((profile) => completionOf(profile).isComplete),
    ),
    get(
      '/api/UserProfiles/skill/:skill',
      list((profile, { param }) => {
        const wanted = param('skill').toLowerCase();
        return profile.skills.some((skill) => skill.toLowerCase() === wanted);
      }),
    ),
    get(
      '/api/UserProfiles/country/:id',
      list(
        (profile, { param }) =>
          profile.countryOfBirthId === param('id') || profile.countryOfResidenceId === param('id'),
      ),
    ),
    get(
      '/api/UserProfiles/education-level/:id',
      list((profile, { param }) => profile.educationLevelId === param('id')),
    ),
    get(
      '/api/UserProfiles/experience-level/:id',
      list((profile, { param }) => profile.experienceLevelId === param('id')),
    ),
    get(
      '/api/UserProfiles/job-category/:id',
      list((profile, { param }) => profile.jobCategoryId === param('id')),
    ),
    get('/api/UserProfiles/by-user/:userId', (call) =>
      shown(
        call,
        userProfiles.find((profile) => profile.userId === call.param('userId')),
      ),
    ),
    get('/api/UserProfiles/featured', (call) =>
      visible(call)
        .filter((profile) => completionOf(profile).isComplete)
        .sort((a, b) => (b.experienceYears ?? 0) - (a.experienceYears ?? 0))
        .slice(0, limit(call.query)),
    ),
    get('/api/UserProfiles/recent', (call) =>
      arrange(visible(call), new URLSearchParams(), PROFILE_LIST).slice(0, limit(call.query)),
    ),
    get('/api/UserProfiles/statistics', ({ user }) => {
      user();
      const all = userProfiles.all();
      const count = (key: (profile: UserProfile) => string | null): Record<string, number> => {
        const counts: Record<string, number> = {};
        for (const profile of all) {
          const name = key(profile) ?? 'unknown';
          counts[name] = (counts[name] ?? 0) + 1;
        }
        return counts;
      };
      const completions = all.map(completionOf);
      return {
        total: all.length,
        complete: completions.filter(({ isComplete }) => isComplete).length,
        public: all.filter(({ isPublic }) => isPublic).length,
        averageCompletion: Math.round(
          completions.reduce((sum, { percentage }) => sum + percentage, 0) / Math.max(1, all.length),
        ),
        byCountry: count((profile) => profile.countryOfResidenceId),
        byEducationLevel: count((profile) => profile.educationLevelId),
        byExperienceLevel: count((profile) => profile.experienceLevelId),
        byJobCategory: count((profile) => profile.jobCategoryId),
      };
    }),
    get('/api/UserProfiles/matching/:id', (call) =>
      matchingProfiles(visible(call), one(call), limit(call.query)),
    ),
    get('/api/UserProfiles/:id', one),
    get('/api/UserProfiles/:id/completion-status', (call) => completionOf(one(call))),
    get('/api/UserProfiles/:id/recommendations/:kind', (call) =>
      recommendations(backend, one(call), call.param('kind'), limit(call.query)),
    ),
    get('/api/UserProfiles/:id/export/:format', (call) =>
      exportProfile(backend, one(call), call.param('format')),
    ),

    post('/api/UserProfiles', async ({ user, form: read }) => {
      const asking = user();
      const form = await read();
      const userId = form.text('userId') ?? asking.id;
      if (userId !== asking.id && !isAdmin(asking)) {
        throw new HttpFailure(403, 'Access denied. You can only create your own profile.');
      }
      if (!users.get(userId)) form.fail('userId', 'This user is not known.');
      return created(createProfile(backend, userId, form));
    }),
    // Completes the asker's own profile, or creates it if there is none.
    post('/api/UserProfiles/complete', async ({ user, form: read }) => {
      const asking = user();
      const form = await read();
      const own = profileOf(backend, asking.id);
      return own
        ? changeProfile(backend, asking, own.id, form)
        : created(createProfile(backend, asking.id, form));
    }),
    post('/api/UserProfiles/bulk-update', async ({ admin, form }) => {
      const asking = admin();
      return bulkUpdate(await form(), (id, item) => changeProfile(backend, asking, id, item));
    }),
    put('/api/UserProfiles/:id', async ({ user, form, param }) =>
      changeProfile(backend, user(), param('id'), await form()),
    ),
    del('/api/UserProfiles/:id', ({ user, param }) => {
      const asking = user();
      const profile = userProfiles.require(param('id'));
      refuseStranger(asking, profile);
      userProfiles.delete(profile.id);
    }),
  ];
};
