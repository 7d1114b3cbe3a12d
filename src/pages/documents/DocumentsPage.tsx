import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { isNotOffered } from '@/errors/ApiError';
import { PlanLink } from '@/features/plan/PlanLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content, Section } from '@/ui/page/Section';
import { AddDocuments } from './AddDocuments';
import { DocumentList } from './DocumentList';
import { DropTarget } from './DropTarget';

/**
 * The stored documents follow directly below the upload, which takes little space while no files are chosen.
 */
const PAGE_SX = {
  paddingBlock: { xs: 4, md: 6 },
  '& > #add': { paddingBlockEnd: 0 },
  '& > #stored': { paddingBlockStart: 3 },
} as const;

/**
 * The person's documents. Files can be dropped anywhere on the page, but every action works without that.
 * When the backend does not support documents, the upload is left out.
 */
export function DocumentsPage() {
  const { t } = useTranslation(['documents', 'terms']);
  const { error } = useQuery(queryOptionsFor(documents.list));
  const isKept = !isNotOffered(error);
  return (
    <Content>
      <Box sx={PAGE_SX}>
        <PageHeading />
        <PlanLink />
        {isKept && (
          <Section id="add" title={t('addTitle')}>
            <AddDocuments />
          </Section>
        )}
        <Section id="stored" title={t('terms:yourDocuments')}>
          <DocumentList />
        </Section>
      </Box>
      {isKept && <DropTarget />}
    </Content>
  );
}
