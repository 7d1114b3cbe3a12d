import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { STATISTICS } from '@/config/marketing';
import { formatNumber } from '@/i18n/formatNumber';
import { Actions } from '@/ui/page/Actions';
import { CreateProfileButton } from '@/identity/dialogs/CreateProfileButton';
import { LinkButton } from '@/ui/page/LinkButton';
import { Content } from '@/ui/page/Section';
import './home.css';
import './offer.css';

/** A drawing of routes that run from both edges of the page to the button. */
function Arrival() {
  return (
    <svg viewBox="0 0 1200 120" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path className="faint" d="M60 116C210 20 450 6 600 104" />
      <path d="M240 116C330 44 490 34 600 104" />
      <path className="faint" d="M420 116C460 78 540 70 600 104" />
      <path className="faint" d="M780 116C740 78 660 70 600 104" />
      <path d="M960 116C870 44 710 34 600 104" />
      <path className="faint" d="M1140 116C990 20 750 6 600 104" />
      <circle cx="600" cy="104" r="7" />
    </svg>
  );
}

/** Repeats the first step for readers who reach the end of the page. */
export function LastCall() {
  const { t } = useTranslation(['home', 'words']);
  const id = useId();
  return (
    <section className="vt-call vt-gradient-background" aria-labelledby={id}>
      <Content>
        <div className="vt-home-part">
          <Arrival />
          <h2 id={id} className="vt-h2">
            {t('call.heading')}
          </h2>
          <p className="lead">{t('call.text', { number: formatNumber(STATISTICS.placements) })}</p>
          <Actions centred>
            <CreateProfileButton>{t('words:createAFreeProfile')}</CreateProfileButton>
            <LinkButton to="jobs">{t('words:browseJobs')}</LinkButton>
          </Actions>
        </div>
      </Content>
    </section>
  );
}
