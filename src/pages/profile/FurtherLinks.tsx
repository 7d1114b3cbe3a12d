import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '@/api/endpoints/userProfiles';
import { pathOf } from '@/config/routes';
import type { References } from '@/features/profile/useReferences';
import { dataOf } from '@/ui/loading/readState';
import { To } from './StandPanel';

interface FurtherLinksProps {
  readonly profile: UserProfile;
  readonly references: References;
}

const CANADA = 'CA';

/** Where to look up the rest, filled in with citizenship and education for Canada. */
export function FurtherLinks({ profile, references }: FurtherLinksProps) {
  const { t } = useTranslation('tools');
  const places = dataOf(references.countries);
  const levels = dataOf(references.education);
  const [citizenship] = profile.citizenshipIds ?? [];
  // Built-in lists do not know the backend's ids.
  const from =
    places?.isSample === true ? undefined : places?.items.find(({ id }) => id === citizenship)?.code;
  const level =
    levels?.isSample === true
      ? undefined
      : levels?.items.find(({ id }) => id === profile.educationLevelId)?.code;
  const fragment = (values: Readonly<Record<string, string | undefined>>): string => {
    const known = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `#${new URLSearchParams(known).toString()}`;
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        paddingBlockStart: 0.5,
      }}
    >
      <To to={`${pathOf('toolsRecognition')}${fragment({ level, country: CANADA })}`}>
        {t('recognition.title')}
      </To>
      <To to={`${pathOf('toolsVisa')}${fragment({ from, to: CANADA })}`}>{t('visa.title')}</To>
    </Box>
  );
}
