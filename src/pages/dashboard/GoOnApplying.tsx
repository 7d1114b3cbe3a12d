import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { wantedJob } from '@/features/applications/applyFor';
import { Surface } from '@/ui/card/Surface';
import { AppLink } from '@/ui/page/AppLink';
import { Text } from '@/ui/text/Text';

/** Leads back to the job for which the person wanted to apply before signing up. */
export function GoOnApplying() {
  const { t } = useTranslation('dashboard');
  const [wanted] = useState(() => wantedJob(Date.now()));
  if (wanted === undefined || !areaIsOn('apply')) return null;
  return (
    <Surface>
      <Text sx={{ mb: 1.5 }}>{t('goOn.text')}</Text>
      <Button
        variant="outlined"
        component={AppLink}
        to={pathOf('newApplication', { job: wanted.id })}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {t('goOn.title', { title: `\u2068${wanted.title}\u2069` })}
      </Button>
    </Surface>
  );
}
