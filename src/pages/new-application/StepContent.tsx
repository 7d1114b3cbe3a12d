import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreeningQuestion } from '@/api/endpoints/jobs';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { JOB_LIMITS } from '@/config/jobs';
import { Bound, useBound } from '@/forms/Bound';
import { type BoundField, FieldFrame, helpIdOf } from '@/forms/fields/FieldFrame';
import { RadioInput } from '@/forms/fields/RadioInput';
import { TextArea } from '@/forms/fields/TextArea';
import { FormAlert } from '@/forms/FormAlert';
import type { Summary } from '@/forms/useFormSummary';
import { formatNumber } from '@/i18n/format';
import { pathOf } from '@/routing/routes';
import { AppLink } from '@/ui/page/AppLink';
import { Text } from '@/ui/text/Text';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { CheckStep, PersonFacts } from './CheckStep';
import { DocumentsStep } from './DocumentsStep';
import type { ApplyDraft } from './draft';
import type { StepProps } from './stepProps';
import { longestAnswer, PROFILE_LINK, type Step, STEP_NAMES, stepsOf } from './steps';
import type { Person } from './usePerson';

interface LongTextProps extends BoundField<string> {
  /** The most characters. */
  readonly most: number;
}

/** From this share of the limit on, the count is also announced to screen readers. */
const NEARLY = 0.9;

/** A multi-line text field with a count of its characters. */
function LongText({ most, hint, ...field }: LongTextProps) {
  const { t } = useTranslation('applications');
  const { value } = field;
  const counted = t('apply.counter', { used: formatNumber(value.length), most: formatNumber(most) });
  const shown: ReactNode = (
    <>
      {hint !== undefined && <div>{hint}</div>}
      <div>{counted}</div>
    </>
  );
  return (
    <div>
      <TextArea {...field} hint={shown} />
      <VisuallyHidden>
        <span aria-live="polite">{value.length >= most * NEARLY ? counted : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

interface DetailsStepProps {
  readonly person: Person;
  /** The address to which the profile editor returns. */
  readonly back: string;
  readonly errors: readonly string[];
}

/** The person's details for the employer. They are changed in the profile. */
function DetailsStep({ person, back, errors }: DetailsStepProps) {
  const { t } = useTranslation('applications');
  return (
    <Box>
      <p>{t('apply.detailsText')}</p>
      <PersonFacts person={person} />
      {errors.map((error) => (
        <Box component="p" key={error} sx={{ color: 'error.main' }}>
          {error}
        </Box>
      ))}
      <Button
        id={PROFILE_LINK}
        component={AppLink}
        to={`${pathOf('profileEdit')}?back=${encodeURIComponent(back)}`}
        variant="outlined"
        sx={{ mt: 1 }}
      >
        {t('apply.changeDetails')}
      </Button>
    </Box>
  );
}

interface LetterStepProps extends StepProps {
  /** The summary of the profile; '' when there is none. */
  readonly summary: string;
}

/** The cover letter. The summary of the profile can be inserted as a start. */
function LetterStep({ job, of, summary }: LetterStepProps) {
  const { t } = useTranslation(['applications', 'words', 'fields']);
  const letter = useBound(of, 'coverLetter');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <p>{t('apply.letterText')}</p>
      <LongText
        {...letter}
        label={t('fields:coverLetter')}
        hint={job.coverLetter === 'required' ? undefined : t('words:optional')}
        most={JOB_LIMITS.coverLetter}
      />
      {summary !== '' && letter.value.trim() === '' && (
        <Button
          sx={{ justifySelf: 'start', marginInlineStart: -1.5 }}
          disabled={letter.disabled === true}
          onClick={() => {
            letter.onChange(summary);
            document.getElementById(letter.id)?.focus();
          }}
        >
          {t('apply.fromSummary')}
        </Button>
      )}
    </Box>
  );
}

/** The employer's questions, in the employer's own words. */
function QuestionsStep({ job, of }: StepProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(job.screening ?? []).map((question, at) => (
        <Bound key={question.id} of={of} name={`answers.${at}`}>
          {(field) => <Answer question={question} {...field} />}
        </Bound>
      ))}
    </Box>
  );
}

function Answer({ question, ...bound }: BoundField<string> & { readonly question: ScreeningQuestion }) {
  const { t } = useTranslation('words');
  const isRequired = question.required === true;
  const field = { ...bound, ...(isRequired ? {} : { hint: t('optional') }) };
  if (question.kind === 'yesNo' || question.kind === 'choice') {
    const options =
      question.kind === 'yesNo'
        ? [
            { value: 'yes', name: t('yes') },
            { value: 'no', name: t('no') },
          ]
        : (question.options ?? []).map((option) => ({ value: option.id, name: option.text }));
    return <RadioInput {...field} options={options} required={isRequired} row={question.kind === 'yesNo'} />;
  }
  if (question.kind === 'number') {
    const { id, value, onChange, onBlur, inputRef, disabled } = field;
    return (
      <FieldFrame {...field}>
        <OutlinedInput
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          inputRef={inputRef}
          disabled={disabled}
          aria-describedby={helpIdOf(id)}
          inputProps={{ inputMode: 'decimal', 'aria-required': isRequired || undefined }}
          sx={{ maxWidth: 240 }}
        />
      </FieldFrame>
    );
  }
  return <LongText {...field} most={longestAnswer(question)} />;
}

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
