import FacebookIcon from '@mui/icons-material/Facebook';
import InstagramIcon from '@mui/icons-material/Instagram';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import TwitterIcon from '@mui/icons-material/Twitter';
import YouTubeIcon from '@mui/icons-material/YouTube';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { SOCIAL_LINKS } from '@/config/marketing';
import { AppLink } from '@/ui/page/AppLink';

const ICONS = {
  facebook: FacebookIcon,
  twitter: TwitterIcon,
  linkedin: LinkedInIcon,
  instagram: InstagramIcon,
  youtube: YouTubeIcon,
} as const;

/** The agency's accounts; their names are names in every language. */
export function SocialLinks() {
  const { t } = useTranslation('layout');
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
      {SOCIAL_LINKS.map(({ id, name, href }) => {
        const Icon = ICONS[id];
        return (
          <li key={id}>
            <IconButton component={AppLink} to={href} aria-label={name}>
              <Icon fontSize="small" />
            </IconButton>
          </li>
        );
      })}
    </Box>
  );
}
