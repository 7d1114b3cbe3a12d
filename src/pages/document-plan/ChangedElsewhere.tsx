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
 * The plan was changed in two places: what was said here beside what is stored, group by group. It stays until something
 * is chosen: closing it would leave nobody knowing what counts.
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
