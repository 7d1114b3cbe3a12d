import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import NotStartedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import InProgressIcon from '@mui/icons-material/TimelapseOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionState } from '@/features/profile/profileProgress';
import { Surface } from '@/ui/card/Surface';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';

/** The layout of the profile editor: its heading and its content. */
export const EditorFrame = ({ children }: { readonly children: ReactNode }) => (
  <Content narrow padded stacked>
    <PageHeading />
    {children}
  </Content>
);

/** The placeholder of a form that is loading. */
export function SectionSkeleton({ rows = 5 }: { readonly rows?: number }) {
  return (
    <Surface padding="roomy">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RowsSkeleton rows={rows} height={84} />
      </Box>
    </Surface>
  );
}

const ICONS = { notStarted: NotStartedIcon, inProgress: InProgressIcon, done: DoneIcon } as const;
const COLORS = { notStarted: 'text.secondary', inProgress: 'warning.main', done: 'success.main' } as const;

/** The state of a section as text with an icon. */
export function SectionStateMark({ state }: { readonly state: SectionState }) {
  const { t } = useTranslation('sections');
  const Icon = ICONS[state];
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}
    >
      <Icon aria-hidden fontSize="small" sx={{ color: COLORS[state] }} />
      {t(`state.${state}`)}
    </Box>
  );
}
