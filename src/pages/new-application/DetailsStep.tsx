import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import { Facts } from '@/features/applications/Facts';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { PROFILE_LINK } from './steps';
import type { Person } from './usePerson';

interface DetailsStepProps {
  readonly person: Person;
  /** The address to which the profile editor returns. */
  readonly back: string;
  readonly errors: readonly string[];
}

/** The person's details for the employer. They are changed in the profile. */
export function DetailsStep({ person, back, errors }: DetailsStepProps) {
  const { t } = useTranslation(['applications', 'fields']);
  return (
    <Box>
      <p>{t('apply.detailsText')}</p>
      <Facts
        facts={person.facts.map(({ id, value }) => ({
          label: t(`fields:${id}`),
          value: <BidiText ltr={id === 'email' || id === 'phone'}>{value}</BidiText>,
        }))}
      />
      {errors.map((error) => (
        <Box component="p" key={error} sx={{ color: 'error.main' }}>
          {error}
        </Box>
      ))}
      <Button
        id={PROFILE_LINK}
        component={AppLink}
        to={`${pathOf('profileEdit')}?back=${encodeURIComponent(back)}`}
        variant="outlined"
        sx={{ mt: 1 }}
      >
        {t('apply.changeDetails')}
      </Button>
    </Box>
  );
}
