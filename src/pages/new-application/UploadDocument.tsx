import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { TYPES } from '@/features/documents/checks';
import { UploadList } from '@/features/documents/UploadList';
import { UploadNews } from '@/features/documents/UploadNews';
import { useFileButton } from '@/features/documents/useFileButton';
import { useKeptFocus } from '@/features/documents/useKeptFocus';
import { useTypeName } from '@/features/documents/useTypeName';
import { useUploads } from '@/features/documents/useUploads';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { formatNumber } from '@/i18n/format';
import { dataOf } from '@/ui/loading/readState';
import type { StepProps } from './stepProps';
import { DOCUMENTS_FIELD, missingTypes } from './steps';
import { purposeOf } from './useUploaded';

/** One more document: checked here, then sent; a failure keeps everything that was chosen. */
export function UploadDocument({ job, values, errorOf, disabled, documents }: StepProps) {
  const { t } = useTranslation('applications');
  const nameOf = useTypeName();
  const { queue, items } = useUploads();
  const [type, setType] = useState('');
  const asked = (job.documentsAsked ?? []).map((each) => each.type);
  const types = [...new Set([...asked, ...TYPES])];
  const [missing = 'other'] = missingTypes(
    { job, missing: [], documents: dataOf(documents) ?? [] },
    values.documentIds,
  );
  const purpose = purposeOf(job);
  const choice = useFileButton({
    label: t('upload.choose'),
    onFiles: (files) => void queue.add(files.slice(0, 1), { type: type || missing, purpose }),
  });
  const focusProps = useKeptFocus<HTMLDivElement>();
  const error = errorOf(DOCUMENTS_FIELD);
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
        id={DOCUMENTS_FIELD}
        variant="outlined"
        disabled={disabled}
        aria-describedby={`${DOCUMENTS_FIELD}-help`}
        onClick={choice.open}
      >
        {t('upload.choose')}
      </Button>
      {choice.input}
      <Box id={`${DOCUMENTS_FIELD}-help`} sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('upload.rules', { max: formatNumber(config().uploadMaxMb) })}
        {error !== undefined && <Box sx={{ color: 'error.main' }}>{error}</Box>}
      </Box>
      <UploadList items={items.filter((item) => item.purpose === purpose)} />
      <UploadNews items={items} />
    </Box>
  );
}
