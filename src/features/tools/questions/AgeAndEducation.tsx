import { useTranslation } from 'react-i18next';
import type { Credential } from '@/eligibility/credentials';
import { CredentialInput } from './CredentialInput';
import { MOST_AGE } from '@/features/tools/points/limits';
import { QuestionGroup } from './QuestionGroup';
import { YearsInput } from './YearsInput';

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
