import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PlanLink } from '@/features/plan/PlanLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content, Section } from '@/ui/page/Section';
import { AddDocuments } from './AddDocuments';
import { DocumentList } from './DocumentList';
import { DropTarget } from './DropTarget';

/** The person's documents: files can be dropped anywhere on the page, and nothing needs that. */
export function DocumentsPage() {
  const { t } = useTranslation('documents');
  return (
    <Content>
      <Box sx={{ paddingBlock: { xs: 4, md: 6 } }}>
        <PageHeading />
        <PlanLink />
        <Section id="add" title={t('addTitle')}>
          <AddDocuments />
        </Section>
        <Section id="stored" title={t('stored')}>
          <DocumentList />
        </Section>
      </Box>
      <DropTarget />
    </Content>
  );
}
