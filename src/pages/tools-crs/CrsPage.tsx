import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import type { CrsInput } from '@/eligibility/crs/answers';
import type { CanadianStudy } from '@/eligibility/crs/crsRules';
import { workPlaceOf } from '@/eligibility/crs/scenarios';
import type { LanguageSections } from '@/eligibility/language/languageRules';
import { ToolPage, useToday } from '@/features/tools/page/ToolPage';
import { useAnswers } from '@/features/tools/page/useAnswers';
import { useOwnAnswers } from '@/features/tools/page/useOwnAnswers';
import { Assumptions } from '@/features/tools/questions/Assumptions';
import { LanguageQuestions, languageRulesOn } from '@/features/tools/questions/LanguageQuestions';
import { AgeAndEducation, YearsInput, YesNoInput } from '@/features/tools/questions/Questions';
import { LinkNotice, ShareLink } from '@/features/tools/questions/ShareLink';
import {
  FormActions,
  QuestionGroup,
  QuestionPair,
  SwitchedOff,
  ToolColumns,
} from '@/features/tools/questions/ToolForm';
import { RadioInput } from '@/forms/fields/RadioInput';
import { Surface } from '@/ui/card/Surface';
import { lineWidth } from '@/ui/text/lineWidth';
import { Text } from '@/ui/text/Text';
import { crs, CRS_ANSWERS, crsRulesOn, fieldOf, fragmentOf } from './answers';
import { nowOf, withAnswers, withoutScenario, withScenario } from './columns';
import { CrsResult } from './CrsResult';
import { PartnerQuestion } from './PartnerQuestion';
import { useColumnName } from './PointsTable';
import { Scenarios } from './Scenarios';

const STUDY: readonly CanadianStudy[] = ['none', 'one-or-two-year', 'three-year-plus'];
const YES_NO = ['certificate', 'nomination', 'sibling'] as const;

interface CrsQuestionsProps {
  readonly rules: LanguageSections;
  readonly input: CrsInput;
  readonly onChange: (input: CrsInput) => void;
}

/** The questions of the estimator. Each may be left unanswered. */
function CrsQuestions({ rules, input, onChange }: CrsQuestionsProps) {
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
        <Text quiet small sx={{ maxWidth: lineWidth(68) }}>
          {t('question.workHint')}
        </Text>
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

/** The questions, points and scenarios. Everything is computed in the browser; nothing is sent. */
function CrsTool() {
  const { t } = useTranslation('tools');
  const answers = useAnswers(CRS_ANSWERS);
  const { value: columns, change } = answers;
  const [chosen, setChosen] = useState(0);
  // The points are deferred values. The link's notice and the assumptions are deferred too, so that all
  // change together.
  const link = useDeferredValue(answers.link);
  const profile = useDeferredValue(answers.profile);
  const where = workPlaceOf(answers.own?.profile.jobs ?? []);
  const nameOf = useColumnName();
  const day = useToday(crs.checkedOn);
  const rules = crsRulesOn(day);
  const languageRules = languageRulesOn(day);
  if (rules === null || languageRules === null) return null;
  // The chosen column may be gone after a link was opened or a scenario removed.
  const at = Math.min(chosen, columns.length - 1);
  return (
    <>
      <ToolColumns
        result={
          <CrsResult
            waits={answers.waits}
            columns={columns}
            rules={rules}
            day={day}
            assumptions={<Assumptions profile={profile} answers={nowOf(columns)} />}
          >
            <Scenarios
              columns={columns}
              onAdd={(kind) => change(withScenario(columns, kind, where))}
              onRemove={(index) => change(withoutScenario(columns, index))}
            >
              <ShareLink fragment={fragmentOf(columns)} />
            </Scenarios>
          </CrsResult>
        }
      >
        {columns.length > 1 && (
          <Surface>
            <RadioInput
              id="crs-column"
              label={t('crs.editing')}
              options={columns.map((_, index) => ({ value: String(index), name: nameOf(index) }))}
              value={String(at)}
              onChange={(next) => setChosen(Number(next))}
            />
          </Surface>
        )}
        <CrsQuestions
          key={`${answers.round}-${at}`}
          rules={languageRules}
          input={columns[at]?.input ?? {}}
          onChange={(input) => change(withAnswers(columns, at, input, where))}
        />
        <FormActions onClear={answers.clear} onFillIn={answers.fillIn} />
      </ToolColumns>
      <LinkNotice link={link} rules={rules.id} onUseProfile={answers.fillIn} onClose={answers.closeLink} />
    </>
  );
}
