import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffDocument } from '@/api/endpoints/documents';
import { Facts } from '@/features/applications/Facts';
import { DocumentPreview } from '@/features/documents/DocumentPreview';
import { FileName } from '@/features/documents/FileName';
import { formatSize } from '@/features/documents/size';
import { useDownload } from '@/features/documents/useDownload';
import { useTypeName } from '@/features/documents/checks';
import { AssignButton } from '@/features/tasks/AssignButton';
import { formatDate } from '@/i18n/format';
import { useFocusNext } from '@/ui/focusNext';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { withoutControls } from '@/ui/text/withoutControls';
import { DecisionForm, type DecisionFormProps } from './DecisionForm';
import { FactsInProfile } from './FactsInProfile';

/** The owner of the document. */
function PersonFacts({ document: own }: { readonly document: StaffDocument }) {
  const { t } = useTranslation(['checks', 'fields']);
  const { userId, ownerName, ownerEmail } = own;
  const facts = [
    { label: t('fields:name'), value: ownerName && <BidiText>{withoutControls(ownerName)}</BidiText> },
    { label: t('fields:email'), value: ownerEmail && <BidiText ltr>{ownerEmail}</BidiText> },
  ];
  return (
    <Box component="section" aria-labelledby="check-person">
      <Box component="h3" id="check-person" sx={{ typography: 'h6', m: 0 }}>
        {t('person')}
      </Box>
      <Facts facts={facts.filter(({ value }) => value !== null && value !== '')} />
      <AssignButton id={userId} name={ownerName || ownerEmail || ''} />
    </Box>
  );
}

/** A file, and beside it its owner and the decision. */
export function Check(props: DecisionFormProps) {
  const { document: own } = props;
  const { t } = useTranslation(['words', 'documents']);
  const nameOf = useTypeName();
  const download = useDownload();
  const heading = useRef<HTMLHeadingElement>(null);
  // Runs also when the next document replaces this one.
  useFocusNext(() => heading.current?.focus({ preventScroll: true }));
  const { name, type, size, version, uploadedAt, scan } = own;
  const facts = [
    nameOf(type),
    formatSize(size),
    uploadedAt === null ? undefined : t('documents:uploadedOn', { date: formatDate(uploadedAt) }),
    version > 1 ? t('documents:version', { version }) : undefined,
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Box component="section" aria-labelledby="check-name" sx={{ minWidth: 0, display: 'grid', gap: 1.5 }}>
        <Box>
          <Box
            component="h3"
            id="check-name"
            ref={heading}
            tabIndex={-1}
            sx={{ typography: 'h6', m: 0, overflowWrap: 'anywhere' }}
          >
            <FileName>{name}</FileName>
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {facts.filter((fact) => fact !== undefined).join(SEPARATOR)}
          </Box>
        </Box>
        <DocumentPreview document={own} />
        {scan === 'clean' && (
          <Box>
            <Button
              variant="outlined"
              aria-label={t('downloadNamed', { name: withoutControls(name) })}
              onClick={() => void download(own)}
            >
              {t('download')}
            </Button>
          </Box>
        )}
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 3 }}>
        <PersonFacts document={own} />
        <DecisionForm {...props} />
        {/* Last, because its height depends on the response. */}
        <FactsInProfile document={own} />
      </Box>
    </Box>
  );
}
