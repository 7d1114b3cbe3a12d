import Box from '@mui/material/Box';
import { CheckInput } from '@/forms/fields/CheckInput';
import { CountriesInput } from '@/forms/fields/CountriesInput';
import { Fieldset } from '@/forms/fields/Fieldset';
import { RadioInput } from '@/forms/fields/RadioInput';
import type { Option, OwnKind } from '@/forms/kinds/kind';
import { countProblem } from '@/forms/problems';
import { formatList } from '@/i18n/format';
import type { TextKey } from '@/i18n/textKey';
import { useMessage } from '@/i18n/useMessage';
import { useCountryField } from './useReferenceState';
import { storedTexts } from './values';

/** An answer to a question that may be left open. '' means 'I don’t know', and never 'no'. */
export type Answer = '' | 'yes' | 'no';

export const booleanOf = (answer: Answer): boolean | null => (answer === '' ? null : answer === 'yes');
/** Reads an answer of a record, which is true or false, or of a stored draft. */
export function readAnswer(stored: unknown): Answer {
  if (typeof stored === 'boolean') return stored ? 'yes' : 'no';
  return stored === 'yes' || stored === 'no' ? stored : '';
}

const YES_OR_NO = { yes: 'eligibility:yes', no: 'eligibility:no' } as const;
const UNKNOWN = { '': 'eligibility:unknown' } as const;
type AnswerNames = { readonly [A in Answer]?: TextKey };

/** A question with two answers and, unless everybody can answer it, 'I don’t know'. */
export function answer(names: AnswerNames = { ...YES_OR_NO, ...UNKNOWN }): OwnKind<boolean, Answer> {
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
        <RadioInput {...field} options={options.map(([value, key]) => ({ value, name: say({ key }) }))} />
      );
    },
  };
}
/** A question that everybody can answer. */
export const yesOrNo = (): OwnKind<boolean, Answer> => answer(YES_OR_NO);

/** Several texts, typed as they are sent. */
const TEXTS = {
  read: (raw: unknown) => (Array.isArray(raw) ? storedTexts(raw) : null),
  typed: (value: readonly string[]) => value,
  blank: [],
  draft: storedTexts,
  empty: () => [],
} as const;

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
  check(typed) {
    const ids = storedTexts(typed);
    const wrong = countProblem(ids, max);
    return wrong === undefined ? { value: ids } : { wrong };
  },
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
