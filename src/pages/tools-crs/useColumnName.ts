import { useTranslation } from 'react-i18next';

/** Returns the name of a column: 'Now', 'Scenario 2', 'Scenario 3'. */
export function useColumnName(): (at: number) => string {
  const { t } = useTranslation('tools');
  return (at) => (at === 0 ? t('crs.now') : t('crs.scenario', { number: at + 1 }));
}
