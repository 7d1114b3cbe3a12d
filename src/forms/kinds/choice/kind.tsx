import { type CellProps, type Kind, type Option, readText } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import { useMessage } from '@/i18n/useMessage';

export interface ChoiceSpec {
  readonly options: readonly Option[];
  /** All in sight; a list that opens if not given. */
  readonly look?: 'radio';
  /** The key of what no choice means; 'Not chosen' if not given. */
  readonly none?: string;
}

/** Values with their names: below a key (`eligibility:credential.masters`), or each by a key of its own. */
export const optionsOf = <V extends string>(
  values: readonly V[],
  names: string | Readonly<Record<V, string>>,
): readonly Option[] =>
  values.map((value) => ({
    value,
    label: { key: typeof names === 'string' ? `${names}.${value}` : names[value] },
  }));

function Cell({ value, spec }: CellProps<ChoiceSpec, string>) {
  const say = useMessage();
  const option = spec.options?.find((one) => one.value === value);
  return <TextCell text={option === undefined ? value : say(option.label)} />;
}

/** One of a few values; a value that is none of them is shown as it came. */
export const choice: Kind<ChoiceSpec, string> = {
  look: 'text',
  read: readText,
  typed: (value) => value,
  draft: (stored, { options }) => options.find(({ value }) => value === stored)?.value,
  check(typed, { options }) {
    const wanted = String(typed).toLowerCase();
    const option = options.find(({ value }) => value.toLowerCase() === wanted);
    if (option !== undefined) return { value: option.value };
    const choices = options.map(({ value }) => value).join(', ');
    return { wrong: { key: 'problems:choice', values: { choices } } };
  },
  write: (value) => value,
  options: ({ options }) => options ?? [],
  Cell,
};
