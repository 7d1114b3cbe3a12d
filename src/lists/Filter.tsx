import { Select, type SelectOption } from './Select';

interface FilterProps<V extends string> {
  readonly label: string;
  /** Text of the option that filters nothing. */
  readonly all: string;
  readonly options: readonly SelectOption<V>[];
  /** The chosen option, or '' for all. */
  readonly value: V | '';
  readonly onChange: (value: V | '') => void;
  /** Gives the select a fixed width, so that it does not grow when its options arrive. */
  readonly isFixed?: boolean;
  readonly labelled?: 'above';
}

/** On a phone the select fills its line. The longest text, in Spanish, needs 18 rem. */
const CHOICE_SX = {
  flex: { xs: '1 1 auto', sm: '0 1 auto' },
  maxWidth: { xs: '100%', sm: '20rem' },
} as const;
/** The longest text, in French, needs 16 rem. */
export const FIXED_SX = { flex: '0 1 auto', width: { xs: '100%', sm: '16rem' } } as const;

/** A select that filters a list. A value from the address that is not among the options is added to them. */
export function Filter<V extends string>(props: FilterProps<V>) {
  const { label, all, options, value, onChange, isFixed = false, labelled } = props;
  const isKnown = value === '' || options.some(([each]) => each === value);
  return (
    <Select
      label={label}
      value={value}
      onChange={onChange}
      options={[['', all], ...(isKnown ? [] : [[value, value] as const]), ...options]}
      sx={labelled !== undefined ? {} : isFixed ? FIXED_SX : CHOICE_SX}
      {...(labelled === undefined ? {} : { labelled })}
    />
  );
}
