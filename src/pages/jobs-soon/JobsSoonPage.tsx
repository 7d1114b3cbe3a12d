import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { JOB_TAGS, JOB_TYPES } from '@/config/jobs';
import { CreateProfileButton } from '@/identity/dialogs/CreateProfileButton';
import { Actions, LinkButton } from '@/ui/page/Actions';
import { PageBody } from '@/ui/page/PageBody';
import { RoutesDrawing } from '@/ui/page/RoutesDrawing';

const FACTS = ['company', 'location', 'salary', 'experience'] as const;
const LISTS = ['skills', 'benefits', 'description', 'requirements'] as const;

const CARD_SX = {
  m: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '& > *': { p: { xs: 2, sm: 3, md: 4 } },
  '& > * + *': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& dl': { m: 0 },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, color: 'text.secondary' },
  '& .name': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    '& dt': { typography: 'h4' },
  },
  '& .grid': {
    display: 'grid',
    gap: 3,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
  '& .facts': {
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  },
  '& dd > ul': { mt: 1 },
  '& ul': { listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 },
  '& li': {
    px: 1.5,
    py: 0.5,
    borderRadius: 999,
    border: '1px solid',
    borderColor: 'divider',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: 'text.primary',
  },
} as const;

/** The layout of a job card with the names of its fields, without an invented job. */
function JobAnatomy() {
  const { t } = useTranslation(['jobs', 'fields']);
  return (
    <Box sx={CARD_SX}>
      <div className="name">
        <dl>
          <dt>{t('fields:title')}</dt>
          <dd>{t('anatomy.nameText')}</dd>
        </dl>
        <ul>
          {JOB_TAGS.map((tag) => (
            <li key={tag}>{t(`tags.${tag}`)}</li>
          ))}
        </ul>
      </div>
      <dl className="grid facts">
        {FACTS.map((field) => (
          <div key={field}>
            <dt>{t(field === 'salary' ? 'anatomy.salary' : `fields:${field}`)}</dt>
            <dd>{t(`anatomy.${field}Text`)}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid">
        {LISTS.map((field) => (
          <div key={field}>
            <dt>{t(field === 'description' ? 'anatomy.description' : `fields:${field}`)}</dt>
            <dd>{t(`anatomy.${field}Text`)}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid">
        <div>
          <dt>{t('anatomy.posted')}</dt>
          <dd>{t('anatomy.postedText')}</dd>
        </div>
        <div>
          <dt>{t('anatomy.type')}</dt>
          <dd>
            <ul>
              {JOB_TYPES.map((type) => (
                <li key={type}>{t(`types.${type}`)}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </Box>
  );
}

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
