import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { config } from '@/config/env';
import { CONTACT, STATISTICS } from '@/config/marketing';
import { formatNumber } from '@/i18n/formatNumber';
import { CreateProfileButton } from '@/identity/dialogs/CreateProfileButton';
import { pathOf } from '@/routing/routes';
import { Actions, LinkButton } from '@/ui/page/Actions';
import { AppLink } from '@/ui/page/AppLink';
import { EmailLink } from '@/ui/page/EmailLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { RoutesDrawing } from '@/ui/page/RoutesDrawing';
import { Content } from '@/ui/page/Section';
import { StepLine } from '@/ui/page/StepLine';
import { usualTimes } from '@/ui/page/usualTimes';
import { Figures } from './Figures';
import { HomeSection } from './HomeSection';
import './home.css';
import './offer.css';
import './hero.css';
import { WhereTo } from './WhereTo';

/** The first screen: what the service is and for whom, two buttons, and the drawing of the routes. */
function Hero() {
  const { t } = useTranslation(['home', 'words']);
  return (
    <div className="vt-hero vt-gradient-background">
      <Content>
        <div className="vt-hero-columns">
          <div>
            <p className="vt-tagline">{t('tagline')}</p>
            <PageHeading size="hero">{t('hero.heading')}</PageHeading>
            <p className="vt-hero-lead">{t('hero.forWhom')}</p>
            <Actions>
              <CreateProfileButton>{t('words:createAFreeProfile')}</CreateProfileButton>
              <LinkButton to="jobs">{t('words:browseJobs')}</LinkButton>
            </Actions>
            <p className="vt-hero-note">{t('words:costsNothing')}</p>
            {areaIsOn('tools') && (
              <AppLink className="vt-hero-points" to={pathOf('tools')}>
                {t('hero.points')}
              </AppLink>
            )}
          </div>
          <div className="vt-hero-picture">
            <RoutesDrawing variant="hero" />
          </div>
        </div>
      </Content>
    </div>
  );
}

/** The five steps from profile to arrival as a line, with the usual times. */
function HowItWorks() {
  const { t } = useTranslation('home');
  const times = usualTimes();
  return (
    <HomeSection heading={t('how.heading')} lead={t('how.lead')}>
      <StepLine
        stops={[
          { id: 'profile', name: t('how.profile'), text: t('how.profileText') },
          { id: 'match', name: t('how.match'), text: t('how.matchText'), time: t('how.matchTime', times) },
          { id: 'offer', name: t('how.offer'), text: t('how.offerText') },
          { id: 'visa', name: t('how.visa'), text: t('how.visaText'), time: t('how.visaTime', times) },
        ]}
      />
    </HomeSection>
  );
}

/** What it costs: free until a placement is secured, then a service fee. */
function Cost() {
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

/**
 * The agency is private and tied to no government programme; and the address that answers around the clock.
 */
function WhoWeAre() {
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
function LastCall() {
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

/** The home page. It is part of the start chunk, so keep it small. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Figures />
      <HowItWorks />
      <WhereTo />
      <Cost />
      <WhoWeAre />
      <LastCall />
    </>
  );
}
