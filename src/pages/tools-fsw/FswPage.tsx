import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { ToolPage, useToday } from '@/features/tools/page/ToolPage';
import { useAnswers } from '@/features/tools/page/useAnswers';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { Assumptions } from '@/features/tools/questions/Assumptions';
import { LinkNotice, ShareLink } from '@/features/tools/questions/ShareLink';
import { FormActions, SwitchedOff, ToolColumns } from '@/features/tools/questions/ToolForm';
import { fragmentOf, fsw, FSW_ANSWERS, fswRulesOn, languageRulesOn } from './answers';
import { FswQuestions } from './FswQuestions';
import { FswResult } from './FswResult';

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

/** The questions and the result. Everything is computed in the browser; nothing is sent. */
function FswTool() {
  const answers = useAnswers(FSW_ANSWERS);
  const day = useToday(fsw.checkedOn);
  const rules = fswRulesOn(day);
  const languageRules = languageRulesOn(day);
  if (rules === null || languageRules === null) return null;
  return (
    <>
      <ToolColumns
        result={
          <FswResult
            waits={answers.waits}
            input={answers.value}
            rules={rules}
            day={day}
            assumptions={<Assumptions profile={answers.profile} first={undefined} />}
          >
            <FormActions onClear={answers.clear} onFillIn={answers.fillIn}>
              <ShareLink fragment={fragmentOf(answers.value)} />
            </FormActions>
          </FswResult>
        }
      >
        <FswQuestions
          key={answers.round}
          grid={rules.sections}
          rules={languageRules}
          input={answers.value}
          onChange={answers.change}
        />
      </ToolColumns>
      <LinkNotice
        link={answers.link}
        rules={rules.id}
        onUseProfile={answers.fillIn}
        onClose={answers.closeLink}
      />
    </>
  );
}
