import { type CellProps, entriesIn, type Kind, type Option, TEXT_LIST } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';
import { formatList } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { useTranslation } from 'react-i18next';

export interface ChoicesSpec {
  readonly options: readonly Option[];
}

/** The values in a text, separated by line breaks or commas. */
export const chosenIn = (typed: string): readonly string[] => entriesIn(typed, /[\n,]+/);

function Cell({ value, spec }: CellProps<ChoicesSpec, readonly string[]>) {
  const say = useMessage();
  const { i18n } = useTranslation();
  const names = (value ?? []).map((one) => {
    const option = spec.options?.find((each) => each.value === one);
    return say(option?.label ?? { text: one });
  });
  // Two values may have one name.
  const distinct = [...new Set(names)];
  return <TextCell text={distinct.length === 0 ? null : formatList(distinct)} dir={i18n.dir()} />;
}

/** Any number of some values; in a file one per line. */
export const choices: Kind<ChoicesSpec, readonly string[]> = {
  ...TEXT_LIST,
  check(typed, { options }) {
    const wanted = chosenIn(String(typed)).map((value) => value.toLowerCase());
    const chosen = options.filter(({ value }) => wanted.includes(value.toLowerCase()));
    const all = options.map(({ value }) => value).join(', ');
    return chosen.length === wanted.length
      ? { value: chosen.map(({ value }) => value) }
      : { wrong: { key: 'problems:choice', values: { choices: all } } };
  },
  Cell,
};
