import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { SwitchedOff } from '@/features/tools/questions/SwitchedOff';
import { ToolPage } from '@/features/tools/page/ToolPage';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { FswTool } from './FswTool';
import { fsw } from './rules';

/** The 67-point grid: six factors and the result. */
export function FswPage() {
  const { t } = useTranslation('tools');
  const { owner } = useOwnAnswers();
  return (
    <ToolPage lead={t('fsw.lead')}>
      {areaIsOn('fsw') ? <FswTool key={owner} /> : <SwitchedOff official={fsw.official} />}
    </ToolPage>
  );
}
