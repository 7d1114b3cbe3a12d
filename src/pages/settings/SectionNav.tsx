import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SectionLinks } from '@/ui/SectionLinks';
import { focusNext } from '@/ui/focusNext';
import { SECTION_NAMES, type SectionId } from './sections';

/** After the jump the keyboard goes on from there, and a screen reader says where it is. */
function focusHeading(id: SectionId): void {
  const heading = document.getElementById(`${id}-heading`);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The way to each section of the settings. */
export function SectionNav({ ids }: { readonly ids: readonly SectionId[] }) {
  const { t } = useTranslation(['settings', 'fields', 'terms', 'words']);
  return (
    <Box sx={{ height: '100%', marginBlockStart: { xs: 2, lg: 0 } }}>
      <SectionLinks
        label={t('nav.label')}
        ids={ids}
        textOf={(id) => t(SECTION_NAMES[id])}
        onChosen={(id) => focusNext(() => focusHeading(id))}
      />
    </Box>
  );
}
