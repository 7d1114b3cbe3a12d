import { useTranslation } from 'react-i18next';
import type { CellProps, Kind } from '@/forms/kinds/kind';
import type { Resources } from '@/i18n/resources';

type StateKey = keyof Resources['terms']['switchState'];

export interface SwitchSpec {
  /** The names of on and off; active and inactive by default. */
  readonly states?: { readonly on: StateKey; readonly off: StateKey };
}

const ACTIVE = { on: 'active', off: 'inactive' } as const;
const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  active: true,
  false: false,
  no: false,
  '0': false,
  inactive: false,
};

function Cell({ value, spec }: CellProps<SwitchSpec, boolean>) {
  const { t } = useTranslation('terms');
  const { on, off } = spec.states ?? ACTIVE;
  return (
    <span className="state" data-on={value === true ? '' : undefined}>
      {value === null ? '–' : t(`switchState.${value ? on : off}`)}
    </span>
  );
}

const onOff: Kind<SwitchSpec, boolean, boolean> = {
  blank: false,
  draft: (stored) => stored === true,
  look: 'state',
  read: (raw) => (typeof raw === 'boolean' ? raw : null),
  typed: (value) => value,
  check(typed) {
    const value = typeof typed === 'boolean' ? typed : WORDS[String(typed).toLowerCase()];
    return value === undefined ? { wrong: { key: 'problems:yesOrNo' } } : { value };
  },
  write: (value) => value,
  options: ({ states: { on, off } = ACTIVE }) => [
    { value: 'true', label: { key: `terms:switchState.${on}` } },
    { value: 'false', label: { key: `terms:switchState.${off}` } },
  ],
  Cell,
};
export { onOff as switch };
