import { Assumptions } from '@/features/tools/questions/Assumptions';
import { FormActions } from '@/features/tools/questions/FormActions';
import { LinkNotice } from '@/features/tools/questions/LinkNotice';
import { ShareLink } from '@/features/tools/questions/ShareLink';
import { ToolColumns } from '@/features/tools/questions/ToolColumns';
import { useAnswers } from '@/features/tools/page/useAnswers';
import { useToday } from '@/features/tools/page/useToday';
import { FSW_ANSWERS, fragmentOf } from './answers';
import { FswQuestions } from './FswQuestions';
import { FswResult } from './FswResult';
import { fsw, fswRulesOn, languageRulesOn } from './rules';

/** The questions and the result. Everything is computed in the browser; nothing is sent. */
export function FswTool() {
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
