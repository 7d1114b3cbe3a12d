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

/** What is stored begins right below what is added: files that aren't chosen take no room. */
const PAGE_SX = {
  paddingBlock: { xs: 4, md: 6 },
  '& > #add': { paddingBlockEnd: 0 },
  '& > #stored': { paddingBlockStart: 3 },
} as const;

/**
 * The person's documents: files can be dropped anywhere on the page, and nothing needs that. Where the backend keeps
 * none, none is asked for.
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
