import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { recent } from '@/features/jobs/kept/recent';
import { StoredJobList } from '@/features/jobs/StoredJobList';
import { ShortcutsButton } from '@/layout/shortcuts/ShortcutsButton';
import { EmptyState } from '@/ui/loading/EmptyState';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content, Section } from '@/ui/page/Section';
import { SavedJobs } from './SavedJobs';
import { SavedSearches } from './SavedSearches';

/** The saved jobs, the saved searches and the recently viewed jobs. */
export function SavedJobsPage() {
  const { t } = useTranslation(['jobs', 'terms']);
  const looked = recent.use();
  return (
    <Content narrow>
      <Box className="vt-in-order" sx={{ paddingBlock: { xs: 4, md: 6 } }}>
        <PageHeading />
        <Section id="saved" title={t('kept.jobs')}>
          <SavedJobs />
        </Section>
        <Section id="searches" title={t('kept.searches')}>
          <SavedSearches />
        </Section>
        <Section id="recent" title={t('kept.recent')}>
          {looked.length === 0 ? (
            <EmptyState plain level={3} title={t('kept.noRecent')} text={t('kept.noRecentText')} />
          ) : (
            <>
              <StoredJobList jobs={looked} />
              <Button onClick={() => recent.set([])} sx={{ mt: 1 }}>
                {t('terms:clearTheList')}
              </Button>
            </>
          )}
        </Section>
        <ShortcutsButton />
      </Box>
    </Content>
  );
}
