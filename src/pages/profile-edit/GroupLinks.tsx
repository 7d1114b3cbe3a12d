import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { editorPath, GROUPS } from '@/features/profile/groups';
import { AppLink } from '@/ui/page/AppLink';

/** The parts of the editor, to jump to. */
export function GroupLinks() {
  const { t } = useTranslation('profile');
  return (
    <Box
      component="nav"
      aria-label={t('editor.groupsLabel')}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', lg: 'column' },
        flexWrap: 'wrap',
        gap: { xs: 1, lg: 0 },
        position: { lg: 'sticky' },
        insetBlockStart: { lg: 94 },
        '& > a': {
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
          paddingInline: { xs: 1.5, lg: 2 },
          border: { xs: '1px solid', lg: 0 },
          borderColor: { xs: 'divider', lg: 'divider' },
          borderRadius: { xs: 0.75, lg: 0 },
          color: 'text.secondary',
          textDecoration: 'none',
          fontSize: '0.9375rem',
        },
        '& > a:hover': { color: 'text.primary', textDecoration: 'underline' },
      }}
    >
      {GROUPS.map((group) => (
        <AppLink key={group} to={editorPath(group)} replace>
          {t(`groups.${group}`)}
        </AppLink>
      ))}
    </Box>
  );
}
