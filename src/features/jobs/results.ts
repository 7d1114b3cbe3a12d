import type { Job } from '@/api/endpoints/jobs';
import { read, write } from '@/storage/browserStorage';
import { type StoredResults, results } from '@/storage/keys';
import { JOBS } from './filters';
import { jobSegment } from './slug';

/** The neighbours of a job in the list from which it was opened in this tab. */
interface ResultsNav {
  /** Path segments of the previous and the next job. */
  readonly previous: string | null;
  readonly next: string | null;
  /** The query string of the next page of the list, for the last job of a page. */
  readonly nextPage: string | null;
  /** The query string of the list. */
  readonly back: string;
}

/** Stores a page of results for the jobs that are opened from it. */
export const keepResults = (address: string, page: number, pages: number, jobs: readonly Job[]): void =>
  void write(results, {
    address,
    page,
    pages,
    ids: jobs.map(({ id }) => id),
    segments: jobs.map((job) => jobSegment(job)),
  });

export const storedResults = (): StoredResults | undefined => read(results);

function pageAfter({ address, page }: StoredResults): string {
  return JOBS.write({ ...JOBS.read(address), page: page + 1 });
}

/** The neighbours of a job in the stored list; undefined when the job is not in it. */
export function resultsNav(kept: StoredResults | undefined, id: string): ResultsNav | undefined {
  const at = kept?.ids.indexOf(id) ?? -1;
  if (kept === undefined || at < 0) return undefined;
  const isLast = at === kept.ids.length - 1;
  return {
    previous: kept.segments[at - 1] ?? null,
    next: kept.segments[at + 1] ?? null,
    nextPage: isLast && kept.page < kept.pages ? pageAfter(kept) : null,
    back: kept.address,
  };
}
