import { isRecord } from '@/api/answer';
import { formatMegabytes } from '@/features/documents/size';
import { formatNumber } from '@/i18n/format';
import { keepUnit } from '@/i18n/keepUnit';

/** Reads what a backend says about itself: names with plain values. Known names are shown in words. */
export interface DayCount {
  readonly day: string;
  readonly count: number;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOST_DAYS = 92;
const MOST = 60;

/** Counts by day, oldest first; undefined when the backend sends none under this name. */
export function daysIn(
  metrics: Readonly<Record<string, unknown>>,
  name: string,
): readonly DayCount[] | undefined {
  const raw = metrics[name];
  if (!Array.isArray(raw)) return undefined;
  const days = raw.flatMap((entry: unknown): DayCount[] => {
    if (!isRecord(entry) || typeof entry.day !== 'string' || !DAY.test(entry.day)) return [];
    const { day, count } = entry;
    return [{ day, count: typeof count === 'number' && count > 0 ? Math.floor(count) : 0 }];
  });
  return days.length === 0 ? undefined : days.slice(-MOST_DAYS);
}

export type Plain = string | number | boolean;
export type Line = readonly [name: string, value: Plain];

/**
 * Names and plain values. One level of nested values is flattened: `features.google`. Lists and deeper levels
 * are left out.
 */
export function linesOf(values: Readonly<Record<string, unknown>>): readonly Line[] {
  const isPlain = (value: unknown): value is Plain =>
    (typeof value === 'string' && value !== '') || typeof value === 'boolean' || Number.isFinite(value);
  return Object.entries(values)
    .flatMap(([name, value]): (readonly [string, unknown])[] =>
      isRecord(value)
        ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one])
        : [[name, value]],
    )
    .filter((line): line is Line => isPlain(line[1]))
    .slice(0, MOST);
}

const MEGABYTE = 1024 * 1024;
const inUnits = (value: number, unit: string): string =>
  keepUnit(formatNumber(value, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }));

/** A duration in its largest unit that fits. */
function formatSeconds(seconds: number): string {
  const [unit, length] =
    (
      [
        ['day', 86_400],
        ['hour', 3600],
        ['minute', 60],
      ] as const
    ).find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  return inUnits(seconds / length, unit);
}

/** A number with the unit that its name suggests. */
export function formatFigure(name: string, value: number): string {
  if (/seconds$/i.test(name)) return formatSeconds(value);
  if (/bytes$/i.test(name)) return formatMegabytes(value / MEGABYTE);
  return formatNumber(value, { maximumFractionDigits: 2 });
}
