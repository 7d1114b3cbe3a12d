import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { config } from '@/config/env';
import { pathOf } from '@/config/routes';
import { formatYear } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { useLinks } from '@/ui/page/useLinks';
import { measure } from '@/ui/text/measure';
import { LogoMark } from './Logo';
import { SocialLinks } from './SocialLinks';

/** Product, social links, copyright and legal links. */
export function Footer() {
  const { t } = useTranslation('layout');
  const name = config().appName;
  return (
    <Box
      component="footer"
      sx={{
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        fontSize: '0.875rem',
        color: 'text.secondary',
      }}
    >
      <Box
        sx={{
          maxWidth: 1264,
          marginInline: 'auto',
          paddingInline: { xs: 2, sm: 3, lg: 4 },
          paddingBlock: { xs: 4, md: 6 },
        }}
      >
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 6, rowGap: 3 }}
        >
          <Box sx={{ flex: '1 1 320px', minWidth: 0, maxWidth: measure(60) }}>
            <Box
              component="p"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                margin: 0,
                typography: 'h6',
                color: 'text.primary',
                overflowWrap: 'anywhere',
              }}
            >
              <LogoMark />
              <bdi>{name}</bdi>
            </Box>
            <Box component="p" sx={{ margin: 0, marginBlockStart: 1, textWrap: 'pretty' }}>
              {t('footer.description')}
            </Box>
          </Box>
          <SocialLinks />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 4,
            rowGap: 1,
            marginBlockStart: 4,
            paddingBlockStart: 2,
            borderBlockStart: '1px solid',
            borderColor: 'divider',
          }}
        >
          <p>
            © <ThisYear /> <bdi>{name}</bdi>
            {t('footer.nameEnd')}
            <bdi>{t('footer.copyright')}</bdi>
          </p>
          <FooterLinks />
        </Box>
      </Box>
    </Box>
  );
}

function FooterLinks() {
  const { t } = useTranslation('layout');
  const own = useLinks();
  const links = [
    { to: pathOf('about'), text: t('footer.about') },
    ...(areaIsOn('tools') ? [{ to: pathOf('tools'), text: t('footer.tools') }] : []),
    { to: pathOf('help'), text: t('footer.help') },
    { to: own.privacy ?? pathOf('privacyPolicy'), text: t('footer.privacy') },
    { to: own.terms ?? pathOf('terms'), text: t('footer.terms') },
    { to: pathOf('contact'), text: t('footer.contact') },
  ];
  return (
    <Box
      component="ul"
      aria-label={t('footer.legal')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, listStyle: 'none', margin: 0, padding: 0 }}
    >
      {links.map(({ to, text }) => (
        <li key={text}>
          <Box
            component={AppLink}
            to={to}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              color: 'text.secondary',
              textDecoration: 'none',
              '&:hover': { color: 'text.primary', textDecoration: 'underline' },
            }}
          >
            <span>{text}</span>
          </Box>
        </li>
      ))}
    </Box>
  );
}

const never = () => () => undefined;
const thisYear = () => formatYear(new Date());
const noYear = () => null;

/** Shown after hydration, because a prerendered page would show the year of its build. Its space is reserved. */
function ThisYear() {
  // The calendar is the language's.
  useTranslation('layout');
  const year = useSyncExternalStore(never, thisYear, noYear);
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        // Digits of other scripts are narrower than the reserved space.
        minWidth: year === null ? '4ch' : undefined,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {year}
    </Box>
  );
}
