import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { documents, type StaffDocument } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import type { ChecksState } from './checkList';

/** Positions are shown for this many documents from the start of the list. */
const MOST = 100;

export interface Queue {
  /** Documents that were decided here and no longer match the list, which may not be updated yet. */
  readonly gone: ReadonlySet<string>;
  readonly find: (id: string) => StaffDocument | undefined;
  /** The position from 1; undefined for a document that is not among the first of the list. */
  readonly placeOf: (id: string) => number | undefined;
  readonly total: number;
  /** The next document, or the first when there is none after it; undefined when it is the only one. */
  readonly after: (id: string) => string | undefined;
  readonly refresh: () => void;
}

/**
 * The documents of the list in its order, over all its pages.
 * @param decided the documents of the responses to decisions made here, by id
 */
export function useQueue(
  { search, sort, order, filters }: ChecksState,
  decided: ReadonlyMap<string, StaffDocument>,
): Queue {
  const { status, type, within, expires } = filters;
  const { data, refetch } = useQuery({
    ...queryOptionsFor(documents.staffList, {
      query: {
        page: 1,
        pageSize: MOST,
        order,
        ...(search === '' ? {} : { search }),
        ...(sort === null ? {} : { sort }),
        ...(status === '' ? {} : { status }),
        ...(type === '' ? {} : { type }),
        ...(within === '' ? {} : { within }),
        ...(expires === '' ? {} : { expires }),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const all = data?.data ?? [];
  const find = (id: string) => all.find((each) => each.id === id);
  const isGone = (answer: StaffDocument): boolean => {
    const lastModified = find(answer.id)?.lastModified ?? '';
    return status !== '' && answer.status !== status && lastModified < (answer.lastModified ?? '~');
  };
  const gone = new Set([...decided.values()].filter(isGone).map(({ id }) => id));
  const ids = all.flatMap(({ id }) => (gone.has(id) ? [] : [id]));
  return {
    gone,
    find,
    placeOf(id) {
      const at = ids.indexOf(id);
      return at < 0 ? undefined : at + 1;
    },
    total: Math.max(data?.totalCount ?? 0, all.length) - (all.length - ids.length),
    after(id) {
      const later = all.slice(all.findIndex((each) => each.id === id) + 1);
      return [...later, ...all].find((other) => other.id !== id && !gone.has(other.id))?.id;
    },
    refresh: () => void refetch(),
  };
}
