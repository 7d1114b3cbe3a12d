import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import XIcon from '@mui/icons-material/X';
import YouTubeIcon from '@mui/icons-material/YouTube';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { SOCIAL_NETWORKS } from '@/config/marketing';
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

const ICONS = {
  facebook: FacebookIcon,
  x: XIcon,
  linkedin: LinkedInIcon,
  instagram: InstagramIcon,
  youtube: YouTubeIcon,
} as const;

/**
 * Links to the agency's pages in social networks, whose names are not translated. A network without an
 * address shows a disabled icon.
 */
function SocialLinks() {
  const { t } = useTranslation('layout');
  const links = useLinks();
  return (
    <ul aria-label={t('footer.social')} className="vt-social">
      {SOCIAL_NETWORKS.map(({ id, name }) => {
        const Icon = ICONS[id];
        const address = links[id];
        return (
          <li key={id}>
            {address === undefined ? (
              <span
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> without an address has no role
                role="link"
                aria-disabled="true"
                aria-label={t('footer.noPage', { name })}
                className="vt-social-none"
              >
                <Icon fontSize="small" />
              </span>
            ) : (
              <IconButton component={AppLink} to={address} aria-label={name}>
                <Icon fontSize="small" />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

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
