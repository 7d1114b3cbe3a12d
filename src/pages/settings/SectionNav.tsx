import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SectionLinks } from '@/ui/SectionLinks';
import { focusNext } from '@/ui/focusNext';
import { SECTION_NAMES, type SectionId } from './sections';

/** Moves the focus to the heading of a section, so that keyboard and screen reader continue there. */
function focusHeading(id: SectionId): void {
  const heading = document.getElementById(`${id}-heading`);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Links to the sections of the settings. */
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
