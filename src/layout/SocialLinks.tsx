import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import XIcon from '@mui/icons-material/X';
import YouTubeIcon from '@mui/icons-material/YouTube';
import Box from '@mui/material/Box';
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

/** As large as the button of a link. */
const NO_PAGE_SX = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  color: 'text.secondary',
} as const;

/** The agency's pages; their names are names in every language. A network without one keeps its icon. */
export function SocialLinks() {
  const { t } = useTranslation('layout');
  const links = useLinks();
  return (
    <Box
      component="ul"
      aria-label={t('footer.social')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        listStyle: 'none',
        margin: 0,
        marginInlineStart: -1.25,
        padding: 0,
      }}
    >
      {SOCIAL_NETWORKS.map(({ id, name }) => {
        const Icon = ICONS[id];
        const address = links[id];
        return (
          <li key={id}>
            {address === undefined ? (
              <Box
                component="span"
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> without an address has no role
                role="link"
                aria-disabled="true"
                aria-label={t('footer.noPage', { name })}
                sx={NO_PAGE_SX}
              >
                <Icon fontSize="small" />
              </Box>
            ) : (
              <IconButton component={AppLink} to={address} aria-label={name}>
                <Icon fontSize="small" />
              </IconButton>
            )}
          </li>
        );
      })}
    </Box>
  );
}
