import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import type { FswSections } from '@/eligibility/fsw/fswRules';
import type { FswInput } from '@/eligibility/fsw/grid';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { ToolPage, useToday } from '@/features/tools/page/ToolPage';
import { useAnswers } from '@/features/tools/page/useAnswers';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { Assumptions } from '@/features/tools/questions/Assumptions';
import { LanguageQuestions, languageRulesOn } from '@/features/tools/questions/LanguageQuestions';
import { AgeAndEducation, YearsInput, YesNoInput } from '@/features/tools/questions/Questions';
import { LinkNotice, ShareLink } from '@/features/tools/questions/ShareLink';
import { FormActions, QuestionGroup, SwitchedOff, ToolColumns } from '@/features/tools/questions/ToolForm';
import { CheckInput } from '@/forms/fields/CheckInput';
import { Fieldset } from '@/forms/fields/Fieldset';
import { fragmentOf, fsw, FSW_ANSWERS, fswRulesOn } from './answers';
import { FswResult } from './FswResult';

interface FswQuestionsProps {
  readonly grid: FswSections;
  readonly rules: LanguageSections;
  readonly input: FswInput;
  readonly onChange: (input: FswInput) => void;
}

/** The questions of the grid. Each may be left unanswered; an unticked box means no. */
function FswQuestions({ grid, rules, input, onChange }: FswQuestionsProps) {
  const { t } = useTranslation('eligibility');
  const set = (change: Partial<FswInput>) => onChange({ ...input, ...change });
  return (
    <>
      <AgeAndEducation tool="fsw" value={input} onChange={set} />
      <QuestionGroup>
        <LanguageQuestions id="fsw" rules={rules} value={input} onChange={(languages) => set(languages)} />
      </QuestionGroup>
      <QuestionGroup>
        <YearsInput
          id="fsw-workYears"
          label={t('question.workYears')}
          hint={t('question.workHint')}
          value={input.workYears}
          onChange={(workYears) => set({ workYears })}
        />
        <YesNoInput
          id="fsw-offer"
          label={t('question.offer')}
          hint={t('hint.offer')}
          value={input.offer}
          onChange={(offer) => set({ offer })}
        />
      </QuestionGroup>
      <QuestionGroup>
        <Adaptability grid={grid} input={input} onChange={set} />
      </QuestionGroup>
    </>
  );
}

interface AdaptabilityProps {
  readonly grid: FswSections;
  readonly input: FswInput;
  readonly onChange: (change: Partial<FswInput>) => void;
}

/** A box for each row of the data. The job offer is the same answer here and above. */
function Adaptability({ grid, input, onChange }: AdaptabilityProps) {
  const { t } = useTranslation('eligibility');
  const { adaptability } = input;
  return (
    <Fieldset legend={t('question.adaptability')}>
      <Box>
        {grid.adaptability.rows.map(({ id, item }) => (
          <CheckInput
            key={id}
            label={t(`adaptability.${item}`)}
            checked={item === 'offer' ? input.offer === true : adaptability.includes(id)}
            onChange={(on) => {
              if (item === 'offer') onChange({ offer: on });
              else
                onChange({
                  adaptability: on ? [...adaptability, id] : adaptability.filter((other) => other !== id),
                });
            }}
          />
        ))}
      </Box>
    </Fieldset>
  );
}

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
            assumptions={<Assumptions profile={answers.profile} answers={answers.value} />}
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
