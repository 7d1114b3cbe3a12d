import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePart } from '@/config/AppScope';
import { uploads } from '@/features/documents/uploads';
import { PlanLink } from '@/features/plan/PlanLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content, Section } from '@/ui/page/Section';
import { AddDocuments } from './AddDocuments';
import { DocumentList } from './DocumentList';

/** The person's documents: files can be dropped anywhere on the page, and nothing needs that. */
export function DocumentsPage() {
  const { t } = useTranslation('documents');
  const queue = usePart(uploads);
  const [over, setOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) void queue.add(files);
      }}
      sx={over ? { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -8 } : {}}
    >
      <Content narrow>
        <Box sx={{ paddingBlock: { xs: 3, md: 5 } }}>
          <PageHeading />
          <PlanLink />
          <Section id="add" title={t('addTitle')} lead={t('lead')}>
            <AddDocuments />
          </Section>
          <Section id="stored" title={t('stored')}>
            <DocumentList />
          </Section>
        </Box>
      </Content>
    </Box>
  );
}
