import { useTranslation } from 'react-i18next';
import { NumberInput } from '@/forms/fields/NumberInput';
import { MOST_YEARS } from '@/features/tools/points/limits';

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
export function YearsInput({ max = MOST_YEARS, ...field }: YearsInputProps) {
  const { t } = useTranslation('eligibility');
  return <NumberInput {...field} placeholder={t('unknown')} min={0} max={max} />;
}
