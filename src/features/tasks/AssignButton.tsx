import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { adminTasks } from '@/api/endpoints/adminTasks';
import { notOfferedError } from '@/api/notOffered';
import { areaIsOn } from '@/config/areas';
import { loadNamespaces } from '@/i18n/i18n';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';

export const assignTask = lazyDialog(async () => {
  // Loads the texts of the dialog too: its fields use the namespaces of the admin tables, which this page
  // does not load.
  const [{ AssignTask }] = await Promise.all([import('./AssignDialog'), loadNamespaces('tasks', 'records')]);
  return AssignTask;
});

interface AssignButtonProps {
  /** Id of the person who gets the task. Without it there is no button. */
  readonly id: string | null | undefined;
  readonly name: string;
}

/** The button that assigns a task to the person of the page. */
export function AssignButton({ id, name }: AssignButtonProps) {
  const { t } = useTranslation('terms');
  const dialog = useLazyDialog(assignTask, useMissingChunk());
  if (!id || !areaIsOn('tasks') || notOfferedError(adminTasks.list) !== undefined) return null;
  return (
    <>
      <Button variant="outlined" onClick={dialog.show}>
        {t('assignATask')}
      </Button>
      {dialog.open && <LazyDialog of={dialog} people={[{ id, name }]} onDone={() => undefined} />}
    </>
  );
}
