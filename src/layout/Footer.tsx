import { useTranslation } from 'react-i18next';
import { useBrowserValue } from '@/runtime/useBrowserValue';
import { areaIsOn } from '@/config/areas';
import { config } from '@/config/env';
import { pathOf } from '@/routing/routes';
import { formatYear } from '@/i18n/formatYear';
import { AppLink } from '@/ui/page/AppLink';
import '@/ui/page/page.css';
import { useLinks } from '@/ui/page/useLinks';
import { LogoMark } from './Logo';
import './footer.css';
import { SocialLinks } from './SocialLinks';

/** The footer: product, social links, copyright and legal links. */
export function Footer() {
  const { t } = useTranslation('layout');
  const name = config().appName;
  return (
    <footer className="vt-footer">
      <div className="vt-content vt-footer-content">
        <div className="vt-footer-head">
          <div className="vt-footer-about">
            <p className="vt-h6 name">
              <LogoMark />
              <bdi>{name}</bdi>
            </p>
            <p>{t('footer.description')}</p>
          </div>
          <SocialLinks />
        </div>
        <div className="vt-footer-foot">
          <p>
            © <ThisYear /> <bdi>{name}</bdi>
            {t('footer.nameEnd')}
            <bdi>{t('footer.copyright')}</bdi>
          </p>
          <FooterLinks />
        </div>
      </div>
    </footer>
  );
}

function FooterLinks() {
  const { t } = useTranslation(['layout', 'words']);
  const own = useLinks();
  const links = [
    { to: pathOf('about'), text: t('words:about') },
    ...(areaIsOn('tools') ? [{ to: pathOf('tools'), text: t('words:tools') }] : []),
    { to: pathOf('help'), text: t('footer.help') },
    { to: own.privacy ?? pathOf('privacyPolicy'), text: t('words:privacyPolicy') },
    { to: own.terms ?? pathOf('terms'), text: t('words:termsOfService') },
    { to: pathOf('contact'), text: t('footer.contact') },
  ];
  return (
    <ul aria-label={t('footer.legal')} className="vt-footer-links">
      {links.map(({ to, text }) => (
        <li key={text}>
          <AppLink to={to}>
            <span>{text}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

const thisYear = () => formatYear(new Date());
const noYear = () => null;

/**
 * The current year. It is rendered after hydration, because a prerendered page would show the year of its
 * build. Its space is reserved.
 */
function ThisYear() {
  // Renders again when the language changes, because the calendar depends on the language.
  useTranslation('layout');
  const year = useBrowserValue(thisYear, noYear);
  return <span className="vt-footer-year">{year}</span>;
}
