import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import XIcon from '@mui/icons-material/X';
import YouTubeIcon from '@mui/icons-material/YouTube';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { SOCIAL_NETWORKS } from '@/config/marketing';
import { AppLink } from '@/ui/page/AppLink';
import { useLinks } from '@/ui/page/useLinks';

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
export function SocialLinks() {
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
