import Box from '@mui/material/Box';
import { addMonths, type Day, isDay, today } from '@/eligibility/calendar';
import { CheckInput } from '@/forms/fields/CheckInput';
import { CountriesInput } from '@/forms/fields/CountriesInput';
import { DateInput } from '@/forms/fields/DateInput';
import { Fieldset } from '@/forms/fields/Fieldset';
import { RadioInput } from '@/forms/fields/RadioInput';
import { TextInput } from '@/forms/fields/TextInput';
import type { ListOf } from '@/forms/fields/words';
import { WordsInput } from '@/forms/fields/WordsInput';
import type { Checked, Option, OwnKind } from '@/forms/kinds/kind';
import { countProblem, otherCalendar, outOfRange, type Wrong } from '@/forms/problems';
import { formatDate, formatList, formatNumber } from '@/i18n/format';
import { typedDecimal } from '@/i18n/latinDigits';
import type { TextKey } from '@/i18n/textKey';
import { useMessage } from '@/i18n/useMessage';
import { useCountryField } from './useReferenceState';
import { storedTexts } from './values';

/** An answer to a question that may be left open. '' means 'I don’t know', and never 'no'. */
export type Answer = '' | 'yes' | 'no';

/** Reads an answer of a record, which is true or false, or of a stored draft. */
function readAnswer(stored: unknown): Answer {
  if (typeof stored === 'boolean') return stored ? 'yes' : 'no';
  return stored === 'yes' || stored === 'no' ? stored : '';
}

/** The answers to a question that everybody can answer. */
export const YES_OR_NO = { yes: 'eligibility:yes', no: 'eligibility:no' } as const;
const UNKNOWN = { '': 'eligibility:unknown' } as const;
type AnswerNames = { readonly [A in Answer]?: TextKey };

/** A question with two answers and, unless everybody can answer it, 'I don’t know'. */
export function answer(
  names: AnswerNames = { ...YES_OR_NO, ...UNKNOWN },
  row = true,
): OwnKind<boolean, Answer> {
  const options = Object.entries(names) as [Answer, TextKey][];
  return {
    read: (raw) => (typeof raw === 'boolean' ? raw : null),
    typed: (value) => (value ? 'yes' : 'no'),
    blank: '',
    draft: readAnswer,
    check: (typed) => ({ value: typed === 'yes' }),
    namesNone: true,
    Cell({ value }) {
      const say = useMessage();
      return say({ key: names[readAnswer(value)] ?? UNKNOWN[''] });
    },
    Field(field) {
      const say = useMessage();
      return (
        <RadioInput
          {...field}
          row={row}
          options={options.map(([value, key]) => ({ value, name: say({ key }) }))}
        />
      );
    },
  };
}

/** Several texts, typed as they are sent. */
const TEXTS = {
  read: (raw: unknown) => (Array.isArray(raw) ? storedTexts(raw) : null),
  typed: (value: readonly string[]) => value,
  blank: [],
  draft: storedTexts,
  empty: () => [],
} as const;
const checkTexts =
  (problem: (texts: readonly string[]) => Wrong | undefined) =>
  (texts: readonly string[]): Checked => {
    const wrong = problem(texts);
    return wrong === undefined ? { value: texts } : { wrong };
  };

/** Any number of some values, each with a checkbox, in their own order. */
export function ticks(options: readonly Option[]): OwnKind<readonly string[], readonly string[]> {
  const inOrder = (isOn: (value: string) => boolean) =>
    options.map(({ value }) => value).filter((value) => isOn(value));
  return {
    ...TEXTS,
    check: (typed) => ({ value: inOrder((value) => storedTexts(typed).includes(value)) }),
    Cell({ value }) {
      const say = useMessage();
      const chosen = options.filter((option) => value?.includes(option.value));
      return formatList(chosen.map(({ label }) => say(label)));
    },
    Field({ label, value: chosen, disabled, onChange }) {
      const say = useMessage();
      return (
        <Fieldset legend={label}>
          <Box
            sx={{
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
            }}
          >
            {options.map(({ value, label: name }) => (
              <CheckInput
                key={value}
                label={say(name)}
                disabled={disabled}
                checked={chosen.includes(value)}
                onChange={(on) => onChange(inOrder((one) => (one === value ? on : chosen.includes(one))))}
              />
            ))}
          </Box>
        </Fieldset>
      );
    },
  };
}

/** Several countries, by their ids. */
export const countries = (max: number): OwnKind<readonly string[], readonly string[]> => ({
  ...TEXTS,
  check: checkTexts((ids) => countProblem(ids, max)),
  Cell({ value }) {
    const { nameOf } = useCountryField();
    return formatList((value ?? []).map((id) => nameOf(id) || id));
  },
  Field(field) {
    const { choices, usable, hint } = useCountryField();
    return (
      <CountriesInput
        {...field}
        hint={hint ?? field.hint}
        disabled={field.disabled === true || !usable}
        choices={choices}
        max={max}
      />
    );
  },
});

interface WordsOptions {
  readonly problem: (words: readonly string[]) => Wrong | undefined;
  /** 'names' may contain commas. */
  readonly of?: ListOf;
  /** Null when it matters whether the person has ever answered. */
  readonly none?: null;
}

/** Any words, as chips. */
export function words({
  problem,
  of = 'words',
  none,
}: WordsOptions): OwnKind<readonly string[], readonly string[] | null> {
  const blank = none === null ? null : [];
  const check = checkTexts(problem);
  return {
    ...TEXTS,
    blank,
    draft: (stored) => (Array.isArray(stored) ? storedTexts(stored) : blank),
    empty: () => blank,
    check: (typed) => (typed === null ? { value: null } : check(typed)),
    Cell: ({ value }) => formatList(value ?? []),
    Field: ({ value, ...field }) => (
      <WordsInput
        {...field}
        value={value ?? []}
        of={of}
        {...(of === 'names' ? { listLabel: field.label } : {})}
      />
    ),
  };
}

interface DecimalOptions {
  readonly min: number;
  readonly max: number;
  /** The most digits after the decimal point; any number by default. */
  readonly decimals?: number;
  readonly inputMode: 'decimal' | 'numeric';
}

const plain = (value: number) => formatNumber(value, { useGrouping: false });

/** A number in the digits of any language, with a point or a comma. */
export const decimal = ({ min, max, decimals = 9, inputMode }: DecimalOptions): OwnKind<number, string> => ({
  read: (raw) => (typeof raw === 'number' ? raw : null),
  typed: plain,
  blank: '',
  check(typed) {
    const [text, fraction = ''] = /^\d{1,4}(?:\.(\d+))?$/.exec(typedDecimal(typed)) ?? [];
    const value = fraction.length > decimals ? Number.NaN : Number(text);
    return value >= min && value <= max ? { value } : { wrong: outOfRange(min, max) };
  },
  Cell: ({ value }) => (value === null ? null : plain(value)),
  Field: (field) => <TextInput {...field} autoComplete="off" inputMode={inputMode} />,
});

/** A date of birth may be this many years ago, in months. */
const OLDEST = 110 * 12;

export const birthdayProblem = (day: string, now: Day): Wrong | undefined =>
  day === '' || (isDay(day) && day <= now && addMonths(day, OLDEST) >= now)
    ? undefined
    : (otherCalendar(day) ?? { key: 'problems:dateOfBirth' });

const pastDayProblem = (day: string, now: Day): Wrong | undefined =>
  isDay(day) ? (day > now ? { key: 'problems:future' } : otherCalendar(day)) : { key: 'problems:date' };

/**
 * A day that is not in the future.
 * @param problemOf what is wrong with a typed day that is not empty
 */
export const pastDay = (
  problemOf = pastDayProblem,
  autoComplete: 'bday' | 'off' = 'off',
): OwnKind<string, string> => ({
  read: (raw) => (typeof raw === 'string' ? raw : null),
  typed: (value) => value,
  blank: '',
  check(typed) {
    const wrong = problemOf(typed, today());
    return wrong === undefined ? { value: typed } : { wrong };
  },
  Cell: ({ value }) => (value === null ? null : formatDate(value, { dateStyle: 'long' })),
  Field: (field) => <DateInput {...field} autoComplete={autoComplete} max={today()} />,
});

/** The date of birth of a person. */
export const birthday = (autoComplete: 'bday' | 'off'): OwnKind<string, string> =>
  pastDay(birthdayProblem, autoComplete);
