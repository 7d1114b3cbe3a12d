import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@/errors/normaliser';
import { useMessage } from '@/i18n/useMessage';
import type { Resource } from '@/features/records/resource';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { saveFile } from '@/ui/saveBlob';
import { writeCsv } from './writeCsv';

interface FileChoiceProps {
  readonly resource: Resource;
  /** The problem with the file that was chosen before. */
  readonly problem: Message | null;
  readonly onFile: (file: File) => void;
}

/** Chooses or drops a file, and shows which columns it needs. */
export function FileChoice({ resource, problem, onFile }: FileChoiceProps) {
  const { t } = useTranslation('records');
  const say = useMessage('records');
  const id = useId();
  const [over, setOver] = useState(false);
  const columns = resource.fields.map(({ name }) => name);
  const required = resource.fields.filter((field) => field.required === true).map(({ name }) => name);
  return (
    <Box>
      {problem !== null && (
        <Alert severity="error" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {say(problem)}
        </Alert>
      )}
      <Box
        component="label"
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file !== undefined) onFile(file);
        }}
        sx={{
          position: 'relative',
          display: 'grid',
          gap: 1,
          justifyItems: 'center',
          textAlign: 'center',
          p: 4,
          borderRadius: 1,
          border: '2px dashed',
          borderColor: over ? 'primary.main' : 'var(--vt-control-border)',
          bgcolor: over ? 'action.hover' : 'transparent',
          cursor: 'pointer',
          '&:focus-within': { outline: '2px solid var(--vt-focus)', outlineOffset: 2 },
        }}
      >
        <Box component="span" sx={{ fontWeight: 600, color: 'primary.main' }}>
          {t('import.choose')}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('import.orDrop')}
        </Box>
        <Box
          component="input"
          id={id}
          type="file"
          accept=".csv,text/csv"
          sx={visuallyHiddenSx}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file !== undefined) onFile(file);
          }}
        />
      </Box>
      <Box sx={{ mt: 2, color: 'text.secondary' }}>
        <p>
          {t('import.columns')} <code>{columns.join(', ')}</code>
        </p>
        <p>
          {t('import.required')} <code>{required.join(', ')}</code>
        </p>
        <p>{t('import.rules')}</p>
      </Box>
      <Button sx={{ marginInlineStart: -1.5 }} onClick={() => saveFile('template.csv', writeCsv([columns]))}>
        {t('import.template')}
      </Button>
    </Box>
  );
}
