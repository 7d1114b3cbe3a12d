import { useTranslation } from 'react-i18next';
import type { PlanFields, PlanGroup } from '@/features/plan/answers';
import type { PlanConflict } from '@/features/plan/planStore';
import { useProgrammes } from '@/features/plan/usePlanWords';
import { ConflictDialog } from '@/forms/conflict/ConflictDialog';
import { VersionChoice } from '@/forms/conflict/VersionChoice';
import type { Side } from '@/forms/saving/merge';
import { formatDate, formatList, regionName } from '@/i18n/format';
import { bracketed } from '@/i18n/punctuation';

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

/** Returns the names of the groups of answers, and the answers as text. */
function useGroupWords(nameOfItem: (key: string) => string) {
  const { t } = useTranslation(['plan', 'words', 'terms']);
  const programmes = useProgrammes();
  const names: Readonly<Record<PlanGroup, string>> = {
    programme: t('terms:program'),
    livedIn: t('terms:countries'),
    invitationOn: t('about.invitationDate'),
    notNeeded: t('state.notNeeded'),
    reminders: t('about.reminders'),
  };
  const nothing = t('conflict.nothing');
  const listed = (items: readonly string[]): string => (items.length === 0 ? nothing : formatList(items));
  const stay = ({ countryCode, from, to }: PlanFields['livedIn'][number]): string => {
    const day = (each: string | null): string => (each === null ? '…' : formatDate(each));
    return from === null && to === null
      ? regionName(countryCode)
      : bracketed(regionName(countryCode), t('terms:range', { from: day(from), to: day(to) }));
  };
  const values: Readonly<Record<PlanGroup, (fields: PlanFields) => string>> = {
    programme: ({ programme }) =>
      programmes.find((each) => each.value === programme)?.name ?? programme ?? nothing,
    livedIn: ({ livedIn }) => listed(livedIn.map(stay)),
    invitationOn: ({ invitationOn }) => (invitationOn === null ? nothing : formatDate(invitationOn)),
    notNeeded: ({ notNeeded }) => listed(notNeeded.map(nameOfItem)),
    reminders: ({ reminders }) => t(reminders === true ? 'words:yes' : 'words:no'),
  };
  return {
    name: (group: PlanGroup) => names[group],
    value: (group: PlanGroup, fields: PlanFields) => values[group](fields),
  };
}
