import { type CellProps, type Kind, type Option, PLAIN_TEXT } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import { bracketed } from '@/i18n/punctuation';
import { useMessage } from '@/i18n/useMessage';

export interface ChoiceSpec {
  readonly options: readonly Option[];
  /** Radio buttons; a select by default. */
  readonly look?: 'radio';
  /** The text key of the empty option; 'Not chosen' by default. */
  readonly none?: string;
}

/** Options of values, with their text keys: below a key (`eligibility:credential`), or one for each value. */
export const optionsOf = <V extends string>(
  values: readonly V[],
  names: string | Readonly<Record<V, string>>,
): readonly Option<V>[] =>
  values.map((value) => ({
    value,
    label: { key: typeof names === 'string' ? `${names}.${value}` : names[value] },
  }));

/** The name of a value among the options; undefined if it is none of them. */
export function nameIn(
  options: readonly Option[],
  value: string | null,
  say: (label: Option['label']) => string,
): string | undefined {
  const option = options.find((one) => one.value === value);
  if (option === undefined) return undefined;
  const name = say(option.label);
  // Values with one name are told apart: all but the first show their value too.
  const isFirst = options.find(({ label }) => say(label) === name) === option;
  return isFirst ? name : bracketed(name, option.value);
}

function Cell({ value, spec }: CellProps<ChoiceSpec, string>) {
  const say = useMessage();
  return <TextCell text={nameIn(spec.options ?? [], value, say) ?? value} />;
}

/** One of some values. Any other value is shown as it was sent. */
export const choice: Kind<ChoiceSpec, string> = {
  ...PLAIN_TEXT,
  draft: (stored, { options }) => options.find(({ value }) => value === stored)?.value,
  check(typed, { options }) {
    const wanted = String(typed).toLowerCase();
    const option = options.find(({ value }) => value.toLowerCase() === wanted);
    if (option !== undefined) return { value: option.value };
    const choices = options.map(({ value }) => value).join(', ');
    return { wrong: { key: 'problems:choice', values: { choices } } };
  },
  options: ({ options }) => options ?? [],
  Cell,
};
