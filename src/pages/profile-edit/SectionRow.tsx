import ArrowForward from '@mui/icons-material/ArrowForward';
import WorkIcon from '@mui/icons-material/BadgeOutlined';
import ExperienceIcon from '@mui/icons-material/BusinessCenterOutlined';
import DocumentsIcon from '@mui/icons-material/DescriptionOutlined';
import TestsIcon from '@mui/icons-material/FactCheckOutlined';
import FamilyIcon from '@mui/icons-material/FamilyRestroomOutlined';
import DestinationIcon from '@mui/icons-material/FlightTakeoffOutlined';
import PersonalIcon from '@mui/icons-material/PersonOutlineOutlined';
import EducationIcon from '@mui/icons-material/SchoolOutlined';
import LanguagesIcon from '@mui/icons-material/TranslateOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { type ComponentType, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileSection } from '@/config/profileSections';
import type { SectionState } from '@/features/profile/profileProgress';
import { AppLink } from '@/ui/page/AppLink';
import { rowLinkSx } from '@/ui/page/rowLinkSx';
import { SectionStateMark } from './EditorFrame';

/** Separate from the components of the sections, so that the list of sections does not load their texts. */
const SECTION_ICONS: Readonly<Record<ProfileSection, ComponentType<{ 'aria-hidden': true }>>> = {
  personal: PersonalIcon,
  work: WorkIcon,
  education: EducationIcon,
  experience: ExperienceIcon,
  languages: LanguagesIcon,
  tests: TestsIcon,
  documents: DocumentsIcon,
  family: FamilyIcon,
  destination: DestinationIcon,
  visibility: VisibilityIcon,
};

interface SectionRowProps {
  readonly section: ProfileSection;
  readonly state: SectionState;
  /** Whether a saved change waits for a connection. */
  readonly isUnsent: boolean;
  /** What completing the section adds; null when there is nothing to say. */
  readonly gain: string | null;
  /** True while `gain` is loading: the state is shown together with it. */
  readonly waits: boolean;
  /** Address of the section; null while it cannot be opened. */
  readonly to: string | null;
}

const ROW_SX = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '1.5rem minmax(0, 1fr) 1.25rem',
    sm: '1.5rem minmax(0, 1fr) auto 1.25rem',
  },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.25,
  // Two lines fit in every script, so the row has the same height before its state is loaded.
  minHeight: 72,
  paddingBlock: 1,
  paddingInline: { xs: 2, sm: 3 },
} as const;

/** A section in the list. Its name is the link; its state and its gain describe the link. */
export function SectionRow({ section, state, isUnsent, gain, waits, to }: SectionRowProps) {
  const { t } = useTranslation('sections');
  const id = useId();
  const Icon = SECTION_ICONS[section];
  const name = (
    <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {t(`part.${section}`)}
    </Box>
  );
  const rest = (
    <Box
      id={id}
      component="span"
      className={waits ? 'vt-wait' : undefined}
      sx={{
        gridColumn: { xs: 2, sm: 3 },
        gridRow: { xs: 2, sm: 1 },
        display: 'flex',
        flexWrap: 'wrap',
        flexDirection: { sm: 'column' },
        alignItems: { xs: 'center', sm: 'flex-end' },
        columnGap: 1.5,
        color: 'text.secondary',
        fontSize: '0.875rem',
      }}
    >
      <SectionStateMark state={state} />
      {isUnsent ? <span>{t('notSentYet')}</span> : gain !== null && <span>{gain}</span>}
    </Box>
  );
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        'li + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
        '&:hover': to === null ? {} : { backgroundColor: 'action.hover' },
        color: to === null ? 'text.secondary' : 'text.primary',
      }}
    >
      <Box sx={ROW_SX}>
        <Icon aria-hidden />
        {to === null ? (
          name
        ) : (
          <Box
            component={AppLink}
            to={to}
            aria-describedby={id}
            sx={{
              color: 'inherit',
              minWidth: 0,
              ...rowLinkSx,
            }}
          >
            {name}
          </Box>
        )}
        {rest}
        {to !== null && (
          <ArrowForward
            aria-hidden
            className="vt-mirror"
            fontSize="small"
            sx={{
              gridColumn: { xs: 3, sm: 4 },
              gridRow: { xs: '1 / span 2', sm: 1 },
              color: 'text.secondary',
            }}
          />
        )}
      </Box>
    </Box>
  );
}
