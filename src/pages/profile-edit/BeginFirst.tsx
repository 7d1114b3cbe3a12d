import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sectionPath } from '@/features/profile/sections';
import { Surface } from '@/ui/card/Surface';
import { EmptyState } from '@/ui/loading/EmptyState';
import { AppLink } from '@/ui/page/AppLink';

/** Shown in a section as long as there is no profile to which its data could belong. */
export function BeginFirst() {
  const { t } = useTranslation('sections');
  return (
    <Surface>
      <EmptyState
        title={t('begin')}
        text={t('beginText')}
        action={
          <Button variant="contained" size="large" component={AppLink} to={sectionPath('personal')}>
            {t('part.personal')}
          </Button>
        }
      />
    </Surface>
  );
}
