import { optionsOf } from '@/forms/kinds/choice/kind';
import type { Filter, LabelKey } from './resource';

export const WINDOWS = ['7', '30', '90'] as const;

/** The filter `?within=`: records of the last days in UTC, including today. */
export const withinFilter = (label: LabelKey): Filter => ({
  name: 'within',
  label,
  kind: 'choice',
  options: optionsOf(WINDOWS, 'terms:lastDays'),
});
