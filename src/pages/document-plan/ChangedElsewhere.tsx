import { useTranslation } from 'react-i18next';
import type { PlanGroup } from '@/features/plan/answers';
import type { PlanConflict } from '@/features/plan/planStore';
import { ConflictDialog } from '@/forms/conflict/ConflictDialog';
import { VersionChoice } from '@/forms/conflict/VersionChoice';
import type { Side } from '@/forms/saving/merge';
import { useGroupWords } from './useGroupWords';

interface ChangedElsewhereProps {
  readonly conflict: PlanConflict;
  readonly nameOfItem: (key: string) => string;
  readonly onDone: (sides: ReadonlyMap<PlanGroup, Side>) => void;
}

/**
 * The plan was changed in two places: both versions side by side for each group. The dialog stays until the
 * person chooses, because otherwise it would not be clear which version counts.
 */
export function ChangedElsewhere({ conflict, nameOfItem, onDone }: ChangedElsewhereProps) {
  const { t } = useTranslation(['plan', 'forms', 'terms']);
  const words = useGroupWords(nameOfItem);
  return (
    <ConflictDialog title={t('terms:changedElsewhere')} text={t('conflict.text')}>
      <VersionChoice
        asked={conflict.both}
        nameOf={words.name}
        textOf={(group, side) => words.value(group, conflict[side])}
        onChosen={onDone}
      />
    </ConflictDialog>
  );
}
