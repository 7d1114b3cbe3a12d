import { useTranslation } from 'react-i18next';
import { HomeSection } from './HomeSection';
import './offer.css';

/** What it costs: free until a placement is secured, then a service fee. */
export function Cost() {
  const { t } = useTranslation(['home', 'words']);
  return (
    <HomeSection heading={t('words:whatItCosts')} lead={t('cost.lead')}>
      <div className="vt-cost">
        <div className="side">
          <h3>{t('cost.before')}</h3>
          <p className="vt-h3 price">{t('cost.beforePrice')}</p>
          <p>{t('cost.beforeText')}</p>
        </div>
        <div className="point" aria-hidden="true">
          <span>{t('cost.placement')}</span>
        </div>
        <div className="side">
          <h3>{t('cost.after')}</h3>
          <p className="vt-h3 price">{t('cost.afterPrice')}</p>
          <p>{t('cost.afterText')}</p>
        </div>
      </div>
    </HomeSection>
  );
}
