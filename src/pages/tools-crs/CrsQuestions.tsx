import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CrsInput } from '@/eligibility/crs/answers';
import type { CanadianStudy } from '@/eligibility/crs/crsRules';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { RadioInput } from '@/forms/fields/RadioInput';
import { LanguageQuestions } from '@/features/tools/questions/LanguageQuestions';
import { QuestionGroup, QuestionPair } from '@/features/tools/questions/ToolForm';
import { AgeAndEducation, YearsInput, YesNoInput } from '@/features/tools/questions/Questions';
import { fieldOf } from './answers';
import { PartnerQuestion } from './PartnerQuestion';

const STUDY: readonly CanadianStudy[] = ['none', 'one-or-two-year', 'three-year-plus'];
const YES_NO = ['certificate', 'nomination', 'sibling'] as const;

interface CrsQuestionsProps {
  readonly rules: LanguageSections;
  readonly input: CrsInput;
  readonly onChange: (input: CrsInput) => void;
}

/** The questions of the estimator. Each may be left unanswered. */
export function CrsQuestions({ rules, input, onChange }: CrsQuestionsProps) {
  const { t } = useTranslation('eligibility');
  const set = (change: Partial<CrsInput>) => onChange({ ...input, ...change });
  const years = (field: 'canadianWorkYears' | 'foreignWorkYears') => (
    <YearsInput
      id={fieldOf(field)}
      label={t(`question.${field}`)}
      value={input[field]}
      onChange={(value) => set({ [field]: value })}
    />
  );
  return (
    <>
      <AgeAndEducation tool="crs" value={input} onChange={set} />
      <QuestionGroup>
        <LanguageQuestions id="crs" rules={rules} value={input} onChange={(languages) => set(languages)} />
      </QuestionGroup>
      <QuestionGroup>
        <QuestionPair>
          {years('canadianWorkYears')}
          {years('foreignWorkYears')}
        </QuestionPair>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('question.workHint')}</Box>
      </QuestionGroup>
      <QuestionGroup>
        <PartnerQuestion input={input} onChange={set} />
      </QuestionGroup>
      <QuestionGroup>
        {YES_NO.map((field) => (
          <YesNoInput
            key={field}
            id={fieldOf(field)}
            label={t(`question.${field}`)}
            hint={t(`hint.${field}`)}
            value={input[field]}
            onChange={(value) => set({ [field]: value })}
          />
        ))}
        <RadioInput
          id={fieldOf('canadianStudy')}
          label={t('question.canadianStudy')}
          options={[
            ...STUDY.map((study) => ({ value: study, name: t(`study.${study}`) })),
            { value: '', name: t('unknown') },
          ]}
          value={input.canadianStudy ?? ''}
          onChange={(next) => set({ canadianStudy: STUDY.find((study) => study === next) })}
        />
      </QuestionGroup>
    </>
  );
}
