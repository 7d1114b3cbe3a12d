import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '@/config/env';
import { TYPES } from '@/features/documents/checks';
import { UploadList } from '@/features/documents/UploadList';
import { UploadNews } from '@/features/documents/UploadNews';
import { useFileButton } from '@/features/documents/useFileButton';
import { useFocusAfterRemoval } from '@/features/documents/useFocusAfterRemoval';
import { useTypeName } from '@/features/documents/useTypeName';
import { useUploads } from '@/features/documents/useUploads';
import { useBound } from '@/forms/Bound';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { helpIdOf } from '@/forms/fields/FieldFrame';
import { formatNumber } from '@/i18n/format';
import { dataOf } from '@/ui/loading/readState';
import type { StepProps } from './stepProps';
import { missingTypes } from './steps';
import { purposeOf } from './useUploaded';

/** Uploads another document after checking it. After a failure the chosen file stays. */
export function UploadDocument({ job, of, documents }: StepProps) {
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
