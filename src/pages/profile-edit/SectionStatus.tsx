import { useTranslation } from 'react-i18next';
import type { SectionProgress } from '@/features/profile/profileProgress';
import { formatList } from '@/i18n/format';
import { useAnyText } from '@/ui/page/useRoute';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { SectionStateMark } from './SectionStateMark';

/** The state of the section, and what is missing in one that is begun. It is announced after each save. */
export function SectionStatus({
  status,
  waits,
}: {
  readonly status: SectionProgress;
  readonly waits: boolean;
}) {
  const { t } = useTranslation('sections');
  const say = useAnyText(status.missing);
  const missing = status.missing.map(say);
  return (
    <StatusRegion
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary' }}
    >
      <SectionStateMark state={status.state} />
      {waits && <span>{t('notSentYet')}</span>}
      {status.state === 'inProgress' && missing.length > 0 && (
        <span>{t('stillMissing', { list: formatList(missing) })}</span>
      )}
    </StatusRegion>
  );
}
