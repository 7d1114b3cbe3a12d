import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOptionsFor } from '@/api/queries';
import { openAnswer } from '@/api/sampled';
import { useDebounced } from '@/ui/useDebounced';
import type { ReferenceSource } from './kind';
import { readText } from '@/forms/kinds/kind';

export interface Found {
  readonly id: string;
  readonly title: string;
  readonly also: string;
}
interface Search {
  readonly found: readonly Found[];
  readonly searching: boolean;
  readonly failed: boolean;
}

/** Debounce of the search, in ms. */
export const PAUSE = 300;
const MOST = 20;
const NONE: readonly Found[] = [];

/** The records that match the typed text. The request is sent after a pause in typing. */
export function useSearch({ list, id, title, also }: ReferenceSource, typed: string, open: boolean): Search {
  const search = useDebounced(typed, PAUSE);
  const query = { page: 1, pageSize: MOST, search: search.trim() };
  const { data, isFetching, isError } = useQuery({
    ...queryOptionsFor(list, { query }),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const answer = data === undefined ? undefined : openAnswer(data);
  // The backend does not know the ids of built-in data.
  const found =
    answer === undefined || answer.isSample
      ? NONE
      : answer.page.data.slice(0, MOST).map((item) => ({
          id: (id === undefined ? null : readText(item[id])) ?? item.id,
          title: readText(item[title]) ?? item.id,
          also: also === undefined ? '' : (readText(item[also]) ?? ''),
        }));
  return {
    found,
    searching: open && (isFetching || search !== typed),
    failed: isError || answer?.isSample === true,
  };
}
