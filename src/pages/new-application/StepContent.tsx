import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { FormAlert } from '@/forms/FormAlert';
import type { Summary } from '@/forms/useFormSummary';
import { formatNumber } from '@/i18n/format';
import { pathOf } from '@/routing/routes';
import { Text } from '@/ui/text/Text';
import { CheckStep } from './CheckStep';
import { DetailsStep } from './DetailsStep';
import { DocumentsStep } from './DocumentsStep';
import type { ApplyDraft } from './draft';
import { LetterStep } from './LetterStep';
import { QuestionsStep } from './QuestionsStep';
import type { StepProps } from './stepProps';
import { type Step, STEP_NAMES, stepsOf } from './steps';
import type { Person } from './usePerson';

interface StepContentProps extends StepProps {
  readonly step: Step;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly summary: Summary;
  readonly person: Person;
  readonly profile: UserProfile | null | undefined;
  /** Errors about missing facts of the person, on the first step. */
  readonly detailErrors: readonly string[];
  readonly values: ApplyDraft['values'];
  readonly onStep: (step: Step) => void;
}

/** The heading, the error summary and the fields of one step. */
export function StepContent({
  step,
  headingRef,
  summary,
  person,
  profile,
  detailErrors,
  values,
  onStep,
  ...props
}: StepContentProps) {
  const { t } = useTranslation(['applications', 'fields', 'terms']);
  const { job } = props;
  const steps = stepsOf(job);
  return (
    <>
      <Box>
        <Text quiet small>
          {t('apply.step', {
            step: formatNumber(steps.indexOf(step) + 1),
            steps: formatNumber(steps.length),
          })}
        </Text>
        <Box
          component="h2"
          ref={headingRef}
          tabIndex={-1}
          sx={{ typography: 'h4', margin: 0, outline: 'none' }}
        >
          {t(STEP_NAMES[step])}
        </Box>
      </Box>
      <div>
        <FormAlert summary={summary} />
        {step === 'details' && (
          <DetailsStep
            person={person}
            back={pathOf('newApplication', { job: job.id })}
            errors={detailErrors}
          />
        )}
        {step === 'questions' && <QuestionsStep {...props} />}
        {step === 'documents' && <DocumentsStep {...props} />}
        {step === 'letter' && <LetterStep {...props} summary={profile?.summary ?? ''} />}
        {step === 'check' && <CheckStep {...props} values={values} person={person} onStep={onStep} />}
      </div>
    </>
  );
}
