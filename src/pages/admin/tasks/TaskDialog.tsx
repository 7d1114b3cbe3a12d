import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from '@/features/records/resource';
import { WrittenText } from '@/features/conversation/WrittenText';
import { AttachedNames } from '@/features/tasks/AttachedNames';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { Text } from '@/ui/text/Text';
import type { FlatTask } from './AdminTasksPage';
import { AppDialog } from '@/ui/dialog/AppDialog';

/** A task and the applicant's answer. */
export function TaskDialog({ items, open, onClose }: DialogProps) {
  const { t } = useTranslation(['tasks', 'words']);
  const [item] = items;
  if (item === undefined) return null;
  const { title, applicantName, text, state, note, reason, documents } = item as FlatTask;
  const answers = [note, reason].filter((answer) => typeof answer === 'string' && answer !== '');
  return (
    <AppDialog
      open={open}
      title={<BidiText>{title}</BidiText>}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('words:close')}</Button>}
    >
      <Text quiet sx={{ mb: 2 }}>
        <BidiText>{applicantName}</BidiText>
        {SEPARATOR}
        {t(`state.${state}`)}
      </Text>
      <WrittenText text={text} />
      <Box component="h3" sx={{ typography: 'h6', m: 0, mt: 3, mb: 1 }}>
        {t('theirAnswer')}
      </Box>
      {answers.length === 0 && documents.length === 0 && t('noAnswer')}
      {answers.map((answer) => (
        <WrittenText key={answer} text={answer ?? ''} />
      ))}
      <AttachedNames documents={documents} />
    </AppDialog>
  );
}
