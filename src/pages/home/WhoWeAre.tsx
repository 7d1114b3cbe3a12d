import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { CONTACT } from '@/config/marketing';
import { EmailLink } from '@/ui/page/EmailLink';
import { Content } from '@/ui/page/Section';
import './home.css';
import './offer.css';

/**
 * The agency is private and tied to no government programme; and the address that answers around the clock.
 */
export function WhoWeAre() {
  const { t } = useTranslation('home');
  const who = useId();
  const support = useId();
  const name = config().appName;
  return (
    <Content>
      <div className="vt-home-part vt-who">
        <section aria-labelledby={who}>
          <h2 id={who} className="vt-h2">
            {t('who.heading')}
          </h2>
          <p className="private">{t('who.private', { name })}</p>
          <p className="independent">{t('who.independent')}</p>
        </section>
        <section aria-labelledby={support} className="support">
          <h2 id={support} className="vt-h4">
            {t('support.heading')}
          </h2>
          <p>{t('support.text')}</p>
          <EmailLink address={CONTACT.email} />
        </section>
      </div>
    </Content>
  );
}
