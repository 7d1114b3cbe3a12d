import { useTranslation } from 'react-i18next';
import type { CellProps, Kind } from '@/forms/kinds/kind';
import { TextCell } from '@/forms/kinds/TextCell';

function Cell({ value }: CellProps<object, boolean>) {
  const { t } = useTranslation('words');
  return <TextCell text={value === null ? null : t(value ? 'yes' : 'no')} />;
}

/** A checkbox; null means unanswered. */
export const check: Kind<object, boolean, boolean | null> = {
  look: 'state',
  read: (raw) => (typeof raw === 'boolean' ? raw : null),
  typed: (value) => value,
  blank: false,
  draft: (stored) => (typeof stored === 'boolean' || stored === null ? stored : undefined),
  check: (typed) => ({ value: typeof typed === 'boolean' ? typed : null }),
  write: (value) => value,
  Cell,
};
