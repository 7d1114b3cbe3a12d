import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import type { Job } from '@/api/endpoints/jobs';
import { config } from '@/config/env';
import { TYPES, useTypeName } from '@/features/documents/checks';
import { formatSize } from '@/features/documents/size';
import { UploadList, UploadNews } from '@/features/documents/UploadList';
import { uploads } from '@/features/documents/uploads';
import { useFileButton } from '@/features/documents/useFileButton';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { useUploads } from '@/features/documents/useUploads';
import { useBound } from '@/forms/Bound';
import { CheckInput } from '@/forms/fields/CheckInput';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { helpIdOf } from '@/forms/fields/FieldFrame';
import { bracketed } from '@/i18n/punctuation';
import { formatDate, formatNumber } from '@/i18n/format';
import { useAppState } from '@/runtime/AppScope';
import { QueryState } from '@/ui/loading/QueryState';
import { dataOf } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { BidiText } from '@/ui/text/BidiText';
import { PlainList } from '@/ui/text/PlainList';
import { SEPARATOR } from '@/ui/text/separator';
import { Text } from '@/ui/text/Text';
import type { StepProps } from './stepProps';
import { missingTypes, withDocument } from './steps';

/** The purpose under which uploads for a job's application are collected. */
const purposeOf = ({ id }: Job): string => `apply:${id}`;

/** Calls back for each document that was uploaded for the application, whichever step is visible by then. */
export function useUploaded(job: Job, onUploaded: (document: StoredDocument) => void): void {
  const queue = useAppState(uploads);
  const take = useEffectEvent(() => {
    for (const document of queue.take(purposeOf(job))) onUploaded(document);
  });
  useEffect(() => {
    take();
    return queue.subscribe(() => take());
  }, [queue]);
}

/** Uploads another document after checking it. After a failure the chosen file stays. */
function UploadDocument({ job, of, documents }: StepProps) {
  const { t } = useTranslation('applications');
  const nameOf = useTypeName();
  const { queue, items } = useUploads();
  const [type, setType] = useState('');
  const asked = (job.documentsAsked ?? []).map((each) => each.type);
  const { id, value: chosen, error, disabled = false } = useBound(of, 'documentIds');
  const types = [...new Set([...asked, ...TYPES])];
  const [missing = 'other'] = missingTypes({ job, documents: dataOf(documents) ?? [] }, chosen);
  const purpose = purposeOf(job);
  const choice = useFileButton({
    label: t('upload.choose'),
    onFiles: (files) => void queue.add(files.slice(0, 1), { type: type || missing, purpose }),
  });
  const focusProps = useFocusAfterRemoval<HTMLDivElement>();
  const errors = [error, ...asked.map((each) => of.frame(`asked.${each}`).error)];
  return (
    <Box
      {...focusProps}
      sx={{
        padding: 2,
        border: '1px dashed',
        borderColor: 'var(--vt-control-border)',
        borderRadius: 1,
        outline: 'none',
      }}
    >
      <ChoiceInput
        id="document-type"
        label={t('upload.type')}
        options={types.map((each) => ({ value: each, name: nameOf(each) }))}
        value={type || missing}
        onChange={setType}
        disabled={disabled}
      />
      <Button
        id={id}
        variant="outlined"
        disabled={disabled}
        aria-describedby={helpIdOf(id)}
        onClick={choice.open}
      >
        {t('upload.choose')}
      </Button>
      {choice.input}
      <Box id={helpIdOf(id)} sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('upload.rules', { max: formatNumber(config().uploadMaxMb) })}
        {errors.map(
          (text) =>
            text !== undefined && (
              <Box key={text} sx={{ color: 'error.main' }}>
                {text}
              </Box>
            ),
        )}
      </Box>
      <UploadList items={items.filter((item) => item.purpose === purpose)} />
      <UploadNews items={items} />
    </Box>
  );
}

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
