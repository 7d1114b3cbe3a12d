import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Application, applications } from '@/api/endpoints/applications';
import { queryClient, queryOptionsFor, send } from '@/api/queries';
import { readPages, type WholeList } from '@/api/readPages';
import { JOB_LIMITS } from '@/config/jobs';
import { isAbsent } from '@/errors/ApiError';
import { type ReadState, readState } from '@/ui/loading/readState';

/** The most pages of the list that are requested. All applications of one person are read. */
const MOST_PAGES = 5;
const NEWEST = 50;

export type Applications = WholeList<Application>;

function readAll(signal: AbortSignal): Promise<Applications> {
  return readPages(
    (page, pageSize) => send(applications.list, { query: { page, pageSize }, signal }),
    JOB_LIMITS.pageSize,
    MOST_PAGES,
  );
}

/**
 * Whether the application was sent and not withdrawn. While it is, nobody can apply for the same job again.
 */
export const isSent = ({ status }: Pick<Application, 'status'>): boolean =>
  status !== 'draft' && status !== 'withdrawn';

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
  /**
   * True when only the list has it: the server has no endpoint for one application, and so none for its
   * actions.
   */
  readonly isPlain: boolean;
}

/** One application. When its own endpoint answers that it does not exist, it is searched for in the list. */
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

/** The status `notOffered` means that the application does not exist or belongs to somebody else. */
export function useApplication(id: string): ReadState<OneApplication> {
  const query = useQuery(applicationQuery(id));
  if (query.data === undefined && isAbsent(query.error)) return { status: 'notOffered' };
  return readState(query);
}

/** Puts the application that a response carried into the cache, so that it need not be requested again. */
export function noteApplication(application: Application): void {
  queryClient().setQueryData(applicationQuery(application.id).queryKey, { application, isPlain: false });
}

/** The person's earlier application or draft for a job; null when there is none. */
export const beginningQuery = (jobId: string) =>
  queryOptions({
    queryKey: [applications.list.path, { jobId }, 'of a job'],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Application | null> => {
      // Without the list people may still apply: the server itself refuses a second application.
      const all = await readAll(signal).catch((error: unknown) => {
        if (isAbsent(error)) return undefined;
        throw error;
      });
      const ofJob = all?.list.filter((each) => each.jobId === jobId) ?? [];
      // A new application for a job may be a record of its own, beside the one that was withdrawn.
      const mine = ofJob.find(isSent) ?? ofJob.find(({ status }) => status === 'draft') ?? ofJob[0] ?? null;
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

/** Invalidates the lists, so that they are requested again when they are next shown. */
export const forgetLists = (): void => {
  void queryClient().invalidateQueries({ queryKey: [applications.list.path] });
};
