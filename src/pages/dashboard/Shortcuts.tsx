import CalculateIcon from '@mui/icons-material/CalculateOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import RouteIcon from '@mui/icons-material/RouteOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { OrderNowBadge } from '@/features/plan/OrderNowBadge';
import { AppLink } from '@/ui/page/AppLink';
import { Panel } from './Panel';

const SHORTCUTS = [
  ['profile', PersonIcon],
  ['jobs', WorkIcon],
  ['applications', RouteIcon],
  ['documents', FolderIcon],
  ['tools', CalculateIcon],
  ['messages', MailIcon],
  ['settings', SettingsIcon],
] as const;

/** Where people go from here. */
export function Shortcuts({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('shortcuts.title')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {SHORTCUTS.filter(([route]) => (route !== 'documents' && route !== 'tools') || areaIsOn(route)).map(
          ([route, Icon]) => (
            <Box
              component="li"
              key={route}
              sx={{ '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } }}
            >
              <Box
                component={AppLink}
                to={pathOf(route)}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 2,
                  minHeight: 56,
                  paddingBlock: 1,
                  color: 'text.primary',
                  textDecoration: 'none',
                  '&:hover .name': { textDecoration: 'underline' },
                }}
              >
                <Icon aria-hidden sx={{ color: 'primary.main' }} />
                <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                  <Box
                    component="span"
                    className="name"
                    sx={{ display: 'block', fontWeight: 550, lineHeight: 1.4 }}
                  >
                    {t(`shortcuts.${route}`)}
                  </Box>
                  <Box
                    component="span"
                    sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.5 }}
                  >
                    {t(`shortcuts.${route}Text`)}
                  </Box>
                </Box>
                {route === 'documents' && areaIsOn('planner') && <OrderNowBadge userId={userId} />}
              </Box>
            </Box>
          ),
        )}
      </Box>
    </Panel>
  );
}
