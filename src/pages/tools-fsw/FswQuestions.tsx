import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { FswSections } from '@/eligibility/fsw/fswRules';
import type { FswInput } from '@/eligibility/fsw/grid';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { CheckInput } from '@/forms/fields/CheckInput';
import { Fieldset } from '@/forms/fields/Fieldset';
import { LanguageQuestions } from '@/features/tools/questions/LanguageQuestions';
import { QuestionGroup } from '@/features/tools/questions/ToolForm';
import { AgeAndEducation, YearsInput, YesNoInput } from '@/features/tools/questions/Questions';

interface FswQuestionsProps {
  readonly grid: FswSections;
  readonly rules: LanguageSections;
  readonly input: FswInput;
  readonly onChange: (input: FswInput) => void;
}

/** The questions of the grid. Each may be left unanswered; an unticked box means no. */
export function FswQuestions({ grid, rules, input, onChange }: FswQuestionsProps) {
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
