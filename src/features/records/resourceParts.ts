import type { Call } from '@/api/endpoint';
import { optionsOf } from '@/forms/kinds/choice/kind';
import type { Column, Filter, LabelKey } from './resource';

/** The columns for the dates of creation and of the last change. */
export const CREATED = {
  name: 'created',
  label: 'records:fields.created',
  kind: 'date',
  sorts: true,
  width: 'minmax(7rem, 0.8fr)',
} as const satisfies Column;
export const LAST_MODIFIED = {
  ...CREATED,
  name: 'lastModified',
  label: 'records:fields.lastModified',
} as const satisfies Column;

export const WINDOWS = ['7', '30', '90'] as const;

/** The filter `?within=`: records of the last days in UTC, including today. */
export const withinFilter = (label: LabelKey): Filter => ({
  name: 'within',
  label,
  kind: 'choice',
  options: optionsOf(WINDOWS, 'terms:lastDays'),
});

/** The endpoint with its response converted by `view`, and without its fallback. */
export const withView = <A, B>(
  { fallback: _fallback, ...endpoint }: Call<A>,
  view: (answer: A) => B,
): Call<B> => ({
  ...endpoint,
  read: (body) => view(endpoint.read(body)),
});
