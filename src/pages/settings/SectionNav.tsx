import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/ui/page/AppLink';
import type { SectionId } from './sections';
import { useCurrentSection } from './useCurrentSection';

const LINK_SX = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: { xs: 1.5, lg: 2 },
  border: { xs: '1px solid var(--vt-border)', lg: 0 },
  borderRadius: { xs: '10px', lg: 0 },
  fontSize: { xs: '0.9375rem', lg: '1rem' },
  // On the line that runs beside the list.
  marginInlineStart: { lg: '-1px' },
  borderInlineStart: { xs: '1px solid var(--vt-border)', lg: '2px solid transparent' },
  color: 'text.secondary',
  textDecoration: 'none',
  lineHeight: 1.3,
  '&:hover': { color: 'text.primary', backgroundColor: 'action.hover' },
  '&[aria-current]': {
    lg: { color: 'text.primary', fontWeight: 600, borderColor: 'var(--vt-primary)' },
  },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '1px solid Highlight' } },
} as const;

/** After the jump the keyboard goes on from there, and a screen reader says where it is. */
function focusHeading(id: SectionId): void {
  const heading = document.getElementById(`${id}-heading`);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The way to each section: beside the page and always in sight on a wide screen, chips before it on others. */
export function SectionNav({ ids }: { readonly ids: readonly SectionId[] }) {
  const { t } = useTranslation('settings');
  const current = useCurrentSection(ids);
  return (
    <Box
      component="nav"
      aria-label={t('nav.label')}
      sx={{ position: { lg: 'sticky' }, insetBlockStart: { lg: 118 }, marginBlockStart: { xs: 2, lg: 0 } }}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          borderInlineStart: { lg: '1px solid var(--vt-border)' },
          display: { xs: 'flex', lg: 'grid' },
          flexWrap: 'wrap',
          gap: { xs: 1, lg: 0.5 },
        }}
      >
        {ids.map((id) => (
          <li key={id}>
            <Box
              component={AppLink}
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => setTimeout(() => focusHeading(id))}
              sx={LINK_SX}
            >
              {t(`nav.${id}`)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
