import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents, type StoredDocument } from '@/api/endpoints/documents';
import { send } from '@/api/queries';
import { config } from '@/config/env';
import { endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { formatNumber } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import type { StepProps } from './stepProps';
import { DOCUMENTS_FIELD, missingTypes } from './steps';
import { ACCEPTED, NAMED_TYPES, uploadProblem } from './upload';
import { useTypeNames } from './useTypeNames';
import { dataOf } from '@/ui/loading/readState';

interface UploadDocumentProps extends StepProps {
  readonly onUploaded: (document: StoredDocument) => void;
}

/** One more document: checked here, then sent; a failure keeps everything that was chosen. */
export function UploadDocument(props: UploadDocumentProps) {
  const { job, values, errorOf, disabled, onUploaded } = props;
  const { t } = useTranslation('applications');
  const say = useMessage();
  const nameOf = useTypeNames();
  const input = useRef<HTMLInputElement>(null);
  const [type, setType] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState('');
  const max = config().uploadMaxMb;
  const asked = (job.documentsAsked ?? []).map((each) => each.type);
  const types = [...new Set([...asked, ...NAMED_TYPES])];
  const [missing = 'other'] = missingTypes(
    { job, missing: [], documents: dataOf(props.documents) ?? [] },
    values.documentIds,
  );

  const upload = async (file: File) => {
    const wrong = uploadProblem(file, max);
    setDone('');
    if (wrong !== undefined) return setProblem(t(`upload.${wrong}`, { max: formatNumber(max) }));
    setProblem(undefined);
    setBusy(true);
    try {
      const stored = await send(documents.upload, { body: { file, type: type || missing } });
      setDone(t('upload.done', { name: stored.name }));
      onUploaded(stored);
    } catch (error) {
      if (!isAborted(error) && !endedSession(error)) setProblem(say(userMessage(error)));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Box sx={{ padding: 2, border: '1px dashed', borderColor: 'var(--vt-control-border)', borderRadius: 1 }}>
      <ChoiceInput
        id="document-type"
        label={t('upload.type')}
        options={types.map((each) => ({ value: each, name: nameOf(each) }))}
        value={type || missing}
        onChange={setType}
        onBlur={() => undefined}
        inputRef={null}
        disabled={disabled || busy}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={t('upload.choose')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again.
          event.target.value = '';
          if (file !== undefined) void upload(file);
        }}
      />
      <Button
        id={DOCUMENTS_FIELD}
        variant="outlined"
        loading={busy ? true : null}
        loadingPosition="start"
        disabled={disabled || busy}
        aria-describedby={`${DOCUMENTS_FIELD}-help`}
        onClick={() => input.current?.click()}
      >
        {busy ? t('upload.busy') : t('upload.choose')}
      </Button>
      <Box id={`${DOCUMENTS_FIELD}-help`} sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t('upload.rules', { max: formatNumber(max) })}
        {(problem ?? errorOf(DOCUMENTS_FIELD)) !== undefined && (
          <Box role={problem === undefined ? undefined : 'alert'} sx={{ color: 'error.main' }}>
            {problem ?? errorOf(DOCUMENTS_FIELD)}
          </Box>
        )}
      </Box>
      <Box component="span" aria-live="polite" sx={visuallyHiddenSx}>
        {done}
      </Box>
    </Box>
  );
}
