import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from '@/pages/composition/Actions';
import { ComingSoonMark } from '@/pages/composition/ComingSoonMark';
import { LinkButton } from '@/pages/composition/LinkButton';
import { PageBody } from '@/pages/composition/PageBody';
import { StopLine } from '@/pages/composition/StopLine';
import { usualTimes } from '@/pages/composition/usualTimes';
import { RoutesDrawing } from '@/ui/RoutesDrawing';

const STAGES = ['draft', 'submitted', 'inReview', 'interview', 'offer'] as const;

/** A composed placeholder (decisions, "Product"): the line that every application will run along. */
export function ApplicationsPage() {
  const { t } = useTranslation('placeholders');
  const heading = useId();
  const times = usualTimes();
  return (
    <PageBody
      title={t('applications.title')}
      mark={<ComingSoonMark text={t('comingSoon')} />}
      lead={t('applications.lead')}
      beside={<RoutesDrawing variant="empty" />}
      actions={
        <Actions>
          <LinkButton to="dashboard" variant="contained">
            {t('backToDashboard')}
          </LinkButton>
        </Actions>
      }
    >
      <section aria-labelledby={heading}>
        <Typography id={heading} variant="h4" component="h2" sx={{ mb: 3 }}>
          {t('applications.stages')}
        </Typography>
        <StopLine
          stops={STAGES.map((stage) => ({
            id: stage,
            name: t(`applications.${stage}`),
            text: t(`applications.${stage}Text`, times),
          }))}
        />
      </section>
    </PageBody>
  );
}
