import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '@/forms/conflict/ConflictDialog';
import { VersionChoice } from '@/forms/conflict/VersionChoice';
import { withSides } from '@/forms/saving/merge';
import type { FieldOf } from './saving';
import type { Conflict } from './useSectionForm';

interface ChangedElsewhereProps<V extends FieldValues> {
  readonly conflict: Conflict<V>;
  readonly nameOf: (field: FieldOf<V>) => string;
  readonly textOf: (field: FieldOf<V>, values: V) => ReactNode;
  readonly onResolve: (values: V | null) => void;
}

/**
 * The conflict with a change made elsewhere: both versions side by side, field by field. After the last
 * choice the save continues. Closing the dialog keeps the typed values and saves nothing.
 */
export function ChangedElsewhere<V extends FieldValues>(props: ChangedElsewhereProps<V>) {
  const { conflict, nameOf, textOf, onResolve } = props;
  const { t } = useTranslation(['sections', 'profile', 'forms', 'terms']);
  return (
    <ConflictDialog
      title={t('terms:changedElsewhere')}
      text={t('conflict.text')}
      onClose={() => onResolve(null)}
      actions={<Button onClick={() => onResolve(null)}>{t('conflict.later')}</Button>}
    >
      <VersionChoice
        asked={conflict.asked}
        nameOf={nameOf}
        textOf={(field, side) => textOf(field, conflict[side]) || t('terms:notGiven')}
        onChosen={(sides) => onResolve(withSides(conflict, conflict.asked, sides))}
      />
    </ConflictDialog>
  );
}
