import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '@/ui/page/Actions';
import { CreateProfileButton } from '@/identity/dialogs/CreateProfileButton';
import { LinkButton } from '@/ui/page/LinkButton';
import { PageBody } from '@/ui/page/PageBody';
import { RoutesDrawing } from '@/ui/page/RoutesDrawing';
import { JobAnatomy } from './JobAnatomy';

/** The placeholder while jobs are switched off. It says what each job will contain. */
export function JobsSoonPage() {
  const { t } = useTranslation(['jobs', 'words']);
  const heading = useId();
  return (
    <PageBody
      lead={t('lead')}
      actions={
        <Actions>
          <CreateProfileButton>{t('words:createAFreeProfile')}</CreateProfileButton>
          <LinkButton to="about">{t('learnMore')}</LinkButton>
        </Actions>
      }
      beside={<RoutesDrawing variant="empty" />}
    >
      <section aria-labelledby={heading}>
        <Typography id={heading} variant="h3" component="h2">
          {t('anatomy.heading')}
        </Typography>
        <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>{t('anatomy.lead')}</Typography>
        <JobAnatomy />
      </section>
    </PageBody>
  );
}
