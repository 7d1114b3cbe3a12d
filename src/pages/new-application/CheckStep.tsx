import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '@/features/applications/Facts';
import { useBound } from '@/forms/Bound';
import { CheckInput } from '@/forms/fields/CheckInput';
import { formatNumber } from '@/i18n/format';
import { dataOf } from '@/ui/loading/readState';
import { BidiText } from '@/ui/text/BidiText';
import type { StepProps } from './stepProps';
import { answersOf, type ApplyValues, type Step, STEP_NAMES, stepsOf } from './steps';
import type { Person } from './usePerson';
import { isolated } from '@/i18n/isolated';

/** The person's details for the employer. */
export function PersonFacts({ person }: { readonly person: Person }) {
  const { t } = useTranslation('fields');
  return (
    <Facts
      facts={person.facts.map(({ id, value }) => ({
        label: t(id),
        value: <BidiText ltr={id === 'email' || id === 'phone'}>{value}</BidiText>,
      }))}
    />
  );
}

interface CheckStepProps extends StepProps {
  readonly person: Person;
  readonly values: ApplyValues;
  readonly onStep: (step: Step) => void;
}

/** A summary of everything that will be sent, with links that change each part, and the consents. */
export function CheckStep(props: CheckStepProps) {
  const { job, of, values, person, documents, onStep } = props;
  const { value: share, ...shareField } = useBound(of, 'share');
  const { value: keep, ...keepField } = useBound(of, 'keep');
  const { t } = useTranslation(['applications', 'fields', 'words', 'terms']);
  const none = <Box sx={{ color: 'text.secondary' }}>{t('terms:notGiven')}</Box>;
  const sent = new Map(answersOf(job, values).map(({ questionId, value }) => [questionId, value]));
  const answered = (job.screening ?? []).map((question) => {
    const answer = sent.get(question.id) ?? '';
    const option = question.options?.find(({ id }) => id === answer)?.text;
    const yesNo = answer === 'yes' ? t('words:yes') : answer === 'no' ? t('words:no') : undefined;
    const given =
      (question.kind === 'choice' ? option : question.kind === 'yesNo' ? yesNo : undefined) ?? answer;
    const value = typeof given === 'string' ? given : formatNumber(Number(given));
    return { label: question.text, value: value === '' ? none : <BidiText>{value}</BidiText> };
  });
  const chosen = (dataOf(documents) ?? []).filter(({ id }) => values.documentIds.includes(id));
  const parts: Readonly<Record<Exclude<Step, 'check'>, ReactNode>> = {
    details: <PersonFacts person={person} />,
    questions: <Facts facts={answered} />,
    documents:
      chosen.length === 0 ? (
        none
      ) : (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25em' }}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <BidiText>{name}</BidiText>
            </li>
          ))}
        </Box>
      ),
    letter:
      values.coverLetter.trim() === '' ? (
        none
      ) : (
        <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {values.coverLetter}
        </Box>
      ),
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {stepsOf(job).map((step) =>
        step === 'check' ? null : (
          <Box component="section" key={step} aria-labelledby={`check-${step}`}>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                columnGap: 3,
              }}
            >
              <Box component="h3" id={`check-${step}`} sx={{ typography: 'h6', margin: 0 }}>
                {t(STEP_NAMES[step])}
              </Box>
              <Button
                disabled={shareField.disabled === true}
                onClick={() => onStep(step)}
                sx={{ textAlign: 'start', marginInline: -1.5 }}
              >
                {t(`apply.change.${step}`)}
              </Button>
            </Box>
            {parts[step]}
          </Box>
        ),
      )}
      <Box component="section" aria-labelledby="check-consents">
        <Box component="h3" id="check-consents" sx={{ typography: 'h6', margin: 0 }}>
          {t('apply.consents')}
        </Box>
        <CheckInput
          {...shareField}
          label={t(job.company === '' ? 'apply.consentShareAlone' : 'apply.consentShare', {
            company: isolated(job.company),
          })}
          checked={share}
          required
        />
        <CheckInput {...keepField} label={t('apply.consentKeep')} hint={t('words:optional')} checked={keep} />
      </Box>
    </Box>
  );
}
