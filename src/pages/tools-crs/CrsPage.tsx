import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { SwitchedOff } from '@/features/tools/questions/SwitchedOff';
import { ToolPage } from '@/features/tools/page/ToolPage';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { CrsTool } from './CrsTool';
import { crs } from './rules';

/** The Express Entry points by part, for up to three scenarios. */
export function CrsPage() {
  const { t } = useTranslation('tools');
  const { owner } = useOwnAnswers();
  return (
    <ToolPage lead={t('crs.lead')}>
      {areaIsOn('crs') ? <CrsTool key={owner} /> : <SwitchedOff official={crs.official} />}
    </ToolPage>
  );
}
