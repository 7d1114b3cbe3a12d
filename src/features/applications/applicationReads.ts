import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Application, applications } from '@/api/endpoints/applications';
import { queryClient, queryOptionsFor, send } from '@/api/queries';
import { readPages, type Whole } from '@/api/readPages';
import { JOB_LIMITS } from '@/config/jobs';
import { isAbsent } from '@/errors/ApiError';
import { type ReadState, readState } from '@/ui/loading/readState';

/** Pages that are asked for at most: one person's applications are read whole. */
const MOST_PAGES = 5;
const NEWEST = 50;

export type Applications = Whole<Application>;

function readAll(signal: AbortSignal): Promise<Applications> {
  const pageSize = JOB_LIMITS.pageSize;
  return readPages((page) => send(applications.list, { query: { page, pageSize }, signal }), MOST_PAGES);
}

/** All applications of the person who is signed in. */
export const applicationsQuery = () =>
  queryOptions({
    queryKey: [applications.list.path, null, 'all'],
    queryFn: ({ signal }) => readAll(signal),
  });

/** The newest applications, as many as the dashboard needs. */
export const firstApplications = () =>
  queryOptionsFor(applications.list, { query: { page: 1, pageSize: NEWEST } });

export interface OneApplication {
  readonly application: Application;
  /** Found in the list only: the server has no call for one of them, nor for what can be done with it. */
  readonly isPlain: boolean;
}

/** One application; where its own call answers that it is not there, it is looked for in the list. */
export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [applications.byId.path, { id }, 'one'],
    queryFn: async ({ signal }): Promise<OneApplication> => {
      try {
        return { application: await send(applications.byId, { path: { id }, signal }), isPlain: false };
      } catch (error) {
        if (!isAbsent(error)) throw error;
        const all = await queryClient()
          .fetchQuery(applicationsQuery())
          .catch(() => undefined);
        const application = all?.list.find((each) => each.id === id);
        if (application === undefined) throw error;
        return { application, isPlain: true };
      }
    },
  });

/** `notOffered` here means that there is no such application, or it is somebody else's. */
export function useApplication(id: string): ReadState<OneApplication> {
  const query = useQuery(applicationQuery(id));
  if (query.data === undefined && isAbsent(query.error)) return { status: 'notOffered' };
  return readState(query);
}

/** A call answered with the application as it is now: the screen need not ask for it. */
export function noteApplication(application: Application): void {
  queryClient().setQueryData(applicationQuery(application.id).queryKey, { application, isPlain: false });
}

/** What came before about a job: its application or its draft; null for none. */
export const beginningQuery = (jobId: string) =>
  queryOptions({
    queryKey: [applications.list.path, { jobId }, 'of a job'],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Application | null> => {
      // Without the list nobody is kept from applying: the server itself refuses a second application.
      const all = await readAll(signal).catch((error: unknown) => {
        if (isAbsent(error)) return undefined;
        throw error;
      });
      const mine = all?.list.find((each) => each.jobId === jobId) ?? null;
      if (
        mine === null ||
        mine.draft !== undefined ||
        (mine.status !== 'draft' && mine.status !== 'withdrawn')
      )
        return mine;
      const { application } = await queryClient()
        .fetchQuery(applicationQuery(mine.id))
        .catch(() => ({
          application: mine,
        }));
      return application;
    },
  });

/** Forgets the lists: they are asked for when they are next shown. */
export const forgetLists = (): void => {
  void queryClient().invalidateQueries({ queryKey: [applications.list.path] });
};
