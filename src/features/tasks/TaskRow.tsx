import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Task } from '@/api/endpoints/tasks';
import { pathOf } from '@/routing/routes';
import { isolated } from '@/i18n/isolated';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { useDue } from './due';

const LINK_SX = {
  display: 'block',
  minHeight: 44,
  paddingBlock: 1.5,
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover .title': { textDecoration: 'underline' },
} as const;

/** A task in a list: its title, and its due date or its state. */
export function TaskRow({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks');
  const due = useDue(task);
  const isOpen = task.state === 'open';
  return (
    <Box component="li" sx={{ '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } }}>
      <Box component={AppLink} to={pathOf('task', { task: task.id })} sx={LINK_SX}>
        <Box component="span" className="title" sx={{ display: 'block', fontWeight: 550 }}>
          <BidiText>{task.title}</BidiText>
        </Box>
        <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
          {isOpen ? (
            <Box component="span" sx={due.isOver ? { color: 'error.main', fontWeight: 550 } : {}}>
              {due.text}
            </Box>
          ) : (
            t(`state.${task.state}`)
          )}
          {SEPARATOR}
          {t('askedBy', { name: isolated(task.by.name) })}
        </Box>
      </Box>
    </Box>
  );
}
