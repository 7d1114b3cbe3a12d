import { optionsOf } from '@/forms/kinds/choice/kind';
import type { Filter, LabelKey } from './resource';

export const WINDOWS = ['7', '30', '90'] as const;

/** `?within=`: the records of the last days, counted in UTC, today among them. */
export const withinFilter = (label: LabelKey): Filter => ({
  name: 'within',
  label,
  kind: 'choice',
  options: optionsOf(WINDOWS, 'terms:lastDays'),
});
