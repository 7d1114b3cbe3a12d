import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '@/i18n/textKey';
import { SectionLinks } from '@/ui/SectionLinks';
import { focusNext } from '@/ui/focusNext';

/** The sections of the page in their order; each name is also its anchor in the address. */
export const SECTIONS = [
  'appearance',
  'language',
  'keyboard',
  'notifications',
  'account',
  'password',
  'sessions',
  'two-factor',
  'google',
  'device',
] as const;
export type SectionId = (typeof SECTIONS)[number];
const SECTION_NAMES = {
  appearance: 'terms:appearance',
  language: 'fields:language',
  keyboard: 'settings:nav.keyboard',
  notifications: 'words:notifications',
  account: 'settings:nav.account',
  password: 'fields:password',
  sessions: 'settings:nav.sessions',
  'two-factor': 'terms:twoStepVerification',
  google: 'settings:nav.google',
  device: 'terms:thisDevice',
} as const satisfies Readonly<Record<SectionId, TextKey>>;

/** The section that a `#fragment` names; undefined for any other fragment. */
export const sectionOf = (hash: string): SectionId | undefined => SECTIONS.find((id) => `#${id}` === hash);

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
