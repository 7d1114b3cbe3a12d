import type { Backend } from '../backend.ts';
import { get, type Resource } from '../http/route.ts';
import { fullNameOf } from '../security/sessions.ts';

/** The records that refer to a record: how many of each kind, and the names of the first ones. */
interface Usage {
  readonly blocks: boolean;
  readonly items: readonly {
    readonly what: string;
    readonly count: number;
    readonly sample: readonly string[];
  }[];
}

const SAMPLE = 3;

const usageOf = (blocks: boolean, found: Readonly<Record<string, readonly string[]>>): Usage => {
  const items = Object.entries(found).flatMap(([what, names]) =>
    names.length === 0 ? [] : [{ what, count: names.length, sample: names.slice(0, SAMPLE) }],
  );
  return { blocks: blocks && items.length > 0, items };
};

/** What would be deleted with a record, or prevents its deletion. */
export const usage: Resource = (backend: Backend) => {
  const { data } = backend;
  const personOf = ({ userId }: { readonly userId: string }): string => {
    const user = data.users.get(userId);
    return user === undefined ? '' : fullNameOf(user) || user.email;
  };
  return [
    get('/api/admin/users/:id/usage', ({ admin, param }) => {
      admin();
      const { id } = data.users.require(param('id'));
      const isTheirs = ({ userId }: { readonly userId: string }) => userId === id;
      return usageOf(false, {
        applications: data.applications.filter(isTheirs).map(({ jobTitle }) => jobTitle),
        documents: data.documents.filter(isTheirs).map(({ name }) => name),
        conversations: data.threads.filter(isTheirs).map(({ subject }) => subject),
        tasks: data.tasks.filter(isTheirs).map(({ title }) => title),
      });
    }),
    get('/api/admin/countries/:id/usage', ({ admin, param }) => {
      admin();
      const { id } = data.countries.require(param('id'));
      return usageOf(true, {
        profiles: data.userProfiles
          .filter((profile) => profile.countryOfBirthId === id || profile.countryOfResidenceId === id)
          .map(personOf),
        educationLevels: data.educationLevels
          .filter(({ countryId }) => countryId === id)
          .map(({ name }) => name),
      });
    }),
    get('/api/admin/education-levels/:id/usage', ({ admin, param }) => {
      admin();
      const { id } = data.educationLevels.require(param('id'));
      return usageOf(false, {
        profiles: data.userProfiles.filter(({ educationLevelId }) => educationLevelId === id).map(personOf),
        jobs: data.jobs.filter(({ needs }) => needs?.educationLevelId === id).map(({ title }) => title),
      });
    }),
  ];
};
