import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import { formatSize } from '@/features/documents/size';
import { useTypeName } from '@/features/documents/useTypeName';
import { CheckInput } from '@/forms/fields/CheckInput';
import { useBound } from '@/forms/Bound';
import { bracketed } from '@/i18n/bracketed';
import { formatDate } from '@/i18n/format';
import { QueryState } from '@/ui/loading/QueryState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { BidiText } from '@/ui/text/BidiText';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import type { StepProps } from './stepProps';
import { withDocument } from './steps';
import { UploadDocument } from './UploadDocument';
import { SEPARATOR } from '@/ui/text/separator';

/** Chooses the documents of the application, and uploads new ones. */
export function DocumentsStep(props: StepProps) {
  const { job, of, documents } = props;
  const { t } = useTranslation(['applications', 'terms']);
  const nameOf = useTypeName();
  const { value: chosen, onChange, disabled = false } = useBound(of, 'documentIds');
  const asked = job.documentsAsked ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {asked.length > 0 && (
        <Box>
          <Text>{t('apply.asked')}</Text>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25em' }}>
            {asked.map(({ type, required }) => (
              <li key={type}>
                <BidiText>
                  {bracketed(nameOf(type), t(required === true ? 'apply.isRequired' : 'apply.isOptional'))}
                </BidiText>
              </li>
            ))}
          </Box>
        </Box>
      )}
      <QueryState
        state={documents}
        failed={t('terms:documentsFailed')}
        skeleton={<RowsSkeleton rows={2} height={56} />}
        isEmpty={(list) => list.length === 0}
        empty={<p>{t('apply.noDocuments')}</p>}
      >
        {(list) => (
          <PlainList aria-label={t('terms:yourDocuments')}>
            {list.map((each) => (
              <li key={each.id}>
                <OwnDocument
                  document={each}
                  chosen={chosen.includes(each.id)}
                  disabled={disabled}
                  onChoose={(on) => onChange(withDocument(each.id, on)(chosen))}
                />
              </li>
            ))}
          </PlainList>
        )}
      </QueryState>
      <UploadDocument {...props} />
    </Box>
  );
}

interface OwnDocumentProps {
  readonly document: StoredDocument;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly onChoose: (on: boolean) => void;
}

function OwnDocument({ document: own, chosen, disabled, onChoose }: OwnDocumentProps) {
  const { t } = useTranslation('applications');
  const nameOf = useTypeName();
  const rejected = own.status === 'rejected';
  return (
    <CheckInput
      id={`document-${own.id}`}
      checked={chosen && !rejected}
      disabled={disabled || rejected}
      onChange={onChoose}
      label={
        <>
          <BidiText>{own.name}</BidiText>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            {[nameOf(own.type), formatSize(own.size), formatDate(own.uploadedAt)].join(SEPARATOR)}
          </Box>
        </>
      }
      hint={rejected ? t('apply.rejectedDocument') : undefined}
    />
  );
}
