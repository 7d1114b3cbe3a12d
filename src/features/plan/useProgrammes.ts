import { useTranslation } from 'react-i18next';
import type { Option } from '@/forms/fields/ChoiceInput';

/** The programmes that a plan can be made for, by their names. */
export function useProgrammes(): readonly Option[] {
  const { t } = useTranslation(['fields', 'terms']);
  const { t: te } = useTranslation('eligibility');
  return [
    { value: 'fsw', name: te('programme.fsw') },
    { value: 'cec', name: te('programme.cec') },
    { value: 'fst', name: te('programme.fst') },
    { value: 'job', name: t('terms:jobOffer') },
    { value: 'work-permit', name: t('workPermit') },
  ];
}
