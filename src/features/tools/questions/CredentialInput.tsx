import { useTranslation } from 'react-i18next';
import { CREDENTIALS, type Credential, isCredential } from '@/eligibility/credentials';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';

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
