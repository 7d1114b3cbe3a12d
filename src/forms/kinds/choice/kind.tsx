import { type CellProps, type Kind, type Option, readText } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import { useMessage } from '@/i18n/useMessage';

export interface ChoiceSpec {
  readonly options: readonly Option[];
}

function Cell({ value, spec }: CellProps<ChoiceSpec, string>) {
  const say = useMessage('records');
  const option = spec.options?.find((one) => one.value === value);
  return <TextCell text={option === undefined ? value : say(option.label)} />;
}

/** One of a few values; a value that is none of them is shown as it came. */
export const choice: Kind<ChoiceSpec, string> = {
  look: 'text',
  read: readText,
  typed: (value) => value,
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
