import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { STAGES } from '@/features/applications/stages';
import { ComingSoonBody } from '@/ui/page/ComingSoonBody';
import { StepLine } from '@/ui/page/StepLine';
import { usualTimes } from '@/ui/page/usualTimes';

/** The placeholder while applications are switched off. It shows the stages of an application. */
export function ComingApplicationsPage() {
  const { t } = useTranslation(['placeholders', 'terms', 'words']);
  const heading = useId();
  const times = usualTimes();
  return (
    <ComingSoonBody lead={t('applications.lead')} back="dashboard" backLabel={t('words:backToDashboard')}>
      <section aria-labelledby={heading}>
        <Typography id={heading} variant="h4" component="h2" sx={{ mb: 3 }}>
          {t('applications.stages')}
        </Typography>
        <StepLine
          stops={STAGES.map((stage) => ({
            id: stage,
            name: t(`terms:${stage}`),
            text: stage === 'inReview' ? t('terms:beingReviewed') : t(`applications.${stage}Text`, times),
          }))}
        />
      </section>
    </ComingSoonBody>
  );
}
