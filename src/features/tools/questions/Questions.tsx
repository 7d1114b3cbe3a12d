import { useTranslation } from 'react-i18next';
import { type Credential, CREDENTIALS, isCredential } from '@/eligibility/credentials';
import { MOST_WORK_YEARS } from '@/eligibility/crs/scenarios';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { NumberInput } from '@/forms/fields/NumberInput';
import { RadioInput } from '@/forms/fields/RadioInput';
import { QuestionGroup } from './ToolForm';

interface YearsInputProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** The highest answer; by default the most years of work. */
  readonly max?: number;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A number of whole years; an empty field means 'not known'. */
export function YearsInput({ max = MOST_WORK_YEARS, ...field }: YearsInputProps) {
  const { t } = useTranslation('eligibility');
  return <NumberInput {...field} placeholder={t('unknown')} min={0} max={max} />;
}

interface YesNoInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean | undefined) => void;
  readonly hint?: string;
}

/** A choice between yes, no and not known; the last is no answer. */
export function YesNoInput({ id, label, value, onChange, hint }: YesNoInputProps) {
  const { t } = useTranslation('eligibility');
  return (
    <RadioInput
      id={id}
      label={label}
      hint={hint}
      options={[
        { value: 'yes', name: t('yes') },
        { value: 'no', name: t('no') },
        { value: '', name: t('unknown') },
      ]}
      value={value === undefined ? '' : value ? 'yes' : 'no'}
      onChange={(next) => onChange(next === '' ? undefined : next === 'yes')}
    />
  );
}

interface CredentialInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: Credential | undefined;
  readonly onChange: (value: Credential | undefined) => void;
}

/** An education level of the points tables, lowest first. */
export function CredentialInput({ id, label, value, onChange }: CredentialInputProps) {
  const { t } = useTranslation('eligibility');
  return (
    <ChoiceInput
      id={id}
      label={label}
      emptyName={t('unknown')}
      options={CREDENTIALS.map((level) => ({ value: level, name: t(`credential.${level}`) }))}
      value={value ?? ''}
      onChange={(next) => onChange(isCredential(next) ? next : undefined)}
    />
  );
}

/** The highest age that can be answered. */
const MOST_AGE = 120;

interface Answers {
  readonly age?: number | undefined;
  readonly education?: Credential | undefined;
}

interface AgeAndEducationProps {
  /** Prefix of the ids of both fields. */
  readonly tool: 'crs' | 'fsw';
  readonly value: Answers;
  readonly onChange: (change: Answers) => void;
}

/**
 * The first two questions of every points table. They are below each other, because narrow fields would cut
 * the names of degrees.
 */
export function AgeAndEducation({ tool, value, onChange }: AgeAndEducationProps) {
  const { t } = useTranslation('eligibility');
  return (
    <QuestionGroup>
      <YearsInput
        id={`${tool}-age`}
        label={t('question.age')}
        max={MOST_AGE}
        value={value.age}
        onChange={(age) => onChange({ age })}
      />
      <CredentialInput
        id={`${tool}-education`}
        label={t('question.education')}
        value={value.education}
        onChange={(education) => onChange({ education })}
      />
    </QuestionGroup>
  );
}
