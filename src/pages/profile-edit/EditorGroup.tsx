import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FIELD_GAP } from '@/forms/fields/FieldFrame';
import type { Group } from '@/features/profile/groups';
import { Surface } from '@/ui/card/Surface';

const TEXTS = {
  personal: 'editor.personalText',
  profession: 'editor.professionText',
  languages: 'editor.languagesText',
  privacy: 'editor.privacyText',
} as const satisfies Record<Group, string>;

export const headingIdOf = (group: Group): string => `${group}-heading`;

interface EditorGroupProps {
  readonly group: Group;
  readonly children: ReactNode;
}

/** One part of the editor. Links lead to it by its name: `/profile/edit#languages`. */
export function EditorGroup({ group, children }: EditorGroupProps) {
  const { t } = useTranslation('profile');
  return (
    <Box id={group} sx={{ scrollMarginBlockStart: 0 }}>
      <Surface component="section" labelledBy={headingIdOf(group)} padding="roomy">
        <Box component="h2" id={headingIdOf(group)} tabIndex={-1} sx={{ typography: 'h4', margin: 0 }}>
          {t(`groups.${group}`)}
        </Box>
        <Box
          component="p"
          sx={{ margin: 0, marginBlockStart: 0.5, marginBlockEnd: 2.5, color: 'text.secondary' }}
        >
          {t(TEXTS[group])}
        </Box>
        <Box sx={{ display: 'grid', rowGap: FIELD_GAP, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children}
        </Box>
      </Surface>
    </Box>
  );
}

/** Two short fields beside each other where there is room. */
export function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: FIELD_GAP,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
