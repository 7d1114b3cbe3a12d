import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '@/pages/composition/Actions';
import { ComingSoonMark } from '@/pages/composition/ComingSoonMark';
import { CreateProfileButton } from '@/pages/composition/CreateProfileButton';
import { LinkButton } from '@/pages/composition/LinkButton';
import { PageBody } from '@/pages/composition/PageBody';
import { RoutesDrawing } from '@/ui/RoutesDrawing';
import { JobAnatomy } from './JobAnatomy';

/** A composed placeholder (decisions, "Product"): what each job will say once the list is open. */
export function JobsPage() {
  const { t } = useTranslation('jobs');
  const heading = useId();
  return (
    <PageBody
      title={t('title')}
      mark={<ComingSoonMark text={t('comingSoon')} />}
      lead={t('lead')}
      actions={
        <Actions>
          <CreateProfileButton>{t('createProfile')}</CreateProfileButton>
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
