import { useTranslation } from 'react-i18next';
import type { Option } from '@/forms/fields/ChoiceInput';

/** The programmes for which a plan can be made, with their names. */
export function useProgrammes(): readonly Option[] {
  const { t } = useTranslation(['fields', 'terms']);
  const { t: te } = useTranslation(['eligibility', 'terms']);
  return [
    { value: 'fsw', name: te('terms:programme.fsw') },
    { value: 'cec', name: te('terms:programme.cec') },
    { value: 'fst', name: te('terms:programme.fst') },
    { value: 'job', name: t('terms:programme.job') },
    { value: 'work-permit', name: t('workPermit') },
  ];
}
