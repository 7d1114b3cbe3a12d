import { useTranslation } from 'react-i18next';
import type { OfficialPage } from '@/eligibility/ruleFile';
import { OfficialLinks } from '@/features/tools/page/OfficialLinks';

/** Shown in place of an estimator while its rules are being checked. */
export function SwitchedOff({ official }: { readonly official: readonly OfficialPage[] }) {
  const { t } = useTranslation('tools');
  return (
    <>
      <p>{t('off')}</p>
      <OfficialLinks pages={official} />
    </>
  );
}
