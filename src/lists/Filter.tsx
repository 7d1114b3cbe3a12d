import { Select, type SelectOption } from './Select';

interface FilterProps<V extends string> {
  readonly label: string;
  /** The name of no choice. */
  readonly all: string;
  readonly options: readonly SelectOption<V>[];
  /** '' for all. */
  readonly value: V | '';
  readonly onChange: (value: V | '') => void;
  /** As wide before its options are there as afterwards. */
  readonly isFixed?: boolean;
  readonly labelled?: 'above';
}

/** On a phone they fill their line; the longest, in Spanish, needs 18 rem. */
const CHOICE_SX = {
  flex: { xs: '1 1 auto', sm: '0 1 auto' },
  maxWidth: { xs: '100%', sm: '20rem' },
} as const;
/** The longest, in French, needs 16 rem. */
const FIXED_SX = { flex: '0 1 auto', width: { xs: '100%', sm: '16rem' } } as const;

/** Which of the items are shown. What an address asks for is among the options, whatever it is. */
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
