import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PayLines } from '@/features/jobs/PayLines';
import { type DialogProps, textOf } from '@/features/records/resource';
import { BidiText } from '@/ui/text/BidiText';
import type { FlatJob } from './flatJob';
import { AppDialog } from '@/ui/dialog/AppDialog';

const TEXT_SX = { m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** A job posting as applicants read it. */
export function PreviewDialog({ items, open, onClose }: DialogProps) {
  const { t } = useTranslation(['records', 'hiring', 'words', 'terms', 'fields']);
  const [item] = items;
  if (item === undefined) return null;
  const job = item as FlatJob;
  const lists = [
    { label: t('fields:requirements'), entries: job.requirements ?? [] },
    { label: t('fields:skills'), entries: job.skills ?? [] },
    { label: t('fields:benefits'), entries: job.benefits ?? [] },
  ].filter(({ entries }) => entries.length > 0);
  const language = job.language ?? undefined;
  const description = textOf(item, 'description');
  return (
    <AppDialog
      open={open}
      title={<BidiText>{job.title}</BidiText>}
      titleLang={language}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('words:close')}</Button>}
    >
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Box>
          <Box component="p" sx={TEXT_SX}>
            <BidiText>{job.company}</BidiText>
          </Box>
          <Box component="p" sx={{ ...TEXT_SX, color: 'text.secondary' }}>
            <BidiText>{job.location}</BidiText>
          </Box>
          <Box component="p" sx={{ ...TEXT_SX, mt: 1, '& > span': { display: 'block' } }}>
            <PayLines salary={job.whole.salary} whole />
          </Box>
        </Box>
        {description !== '' && (
          <Box component="section">
            <Box component="h3" sx={{ typography: 'h6', m: 0, mb: 0.5 }}>
              {t('fields.description')}
            </Box>
            <Box component="p" dir="auto" lang={language} sx={TEXT_SX}>
              {description}
            </Box>
          </Box>
        )}
        {lists.map(({ label, entries }) => (
          <Box component="section" key={label}>
            <Box component="h3" sx={{ typography: 'h6', m: 0, mb: 0.5 }}>
              {label}
            </Box>
            <Box component="ul" lang={language} sx={{ m: 0, paddingInlineStart: 2.5 }}>
              {[...new Set(entries)].map((entry) => (
                <li key={entry}>
                  <BidiText>{entry}</BidiText>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </AppDialog>
  );
}
