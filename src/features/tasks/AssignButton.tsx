import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { adminTasks } from '@/api/endpoints/adminTasks';
import { knownNotOffered } from '@/api/notOffered';
import { areaIsOn } from '@/config/areas';
import { loadNamespaces } from '@/i18n/i18n';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { lazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';

export const assignTask = lazyDialog(async () => {
  // Its fields are named by the words of the admin tables, which the page has not.
  const [{ AssignTask }] = await Promise.all([import('./AssignDialog'), loadNamespaces('tasks', 'records')]);
  return AssignTask;
});

interface AssignButtonProps {
  /** Who is asked; no button where the backend doesn't say who that is. */
  readonly id: string | null | undefined;
  readonly name: string;
}

/** Asks something of the person whose record stands on the page. */
export function AssignButton({ id, name }: AssignButtonProps) {
  const { t } = useTranslation('terms');
  const { open, Dialog, show, hide } = useLazyDialog(assignTask, useMissingChunk());
  if (!id || !areaIsOn('tasks') || knownNotOffered(adminTasks.list) !== undefined) return null;
  return (
    <>
      <Button variant="outlined" onClick={show}>
        {t('assignATask')}
      </Button>
      {Dialog && open && <Dialog open people={[{ id, name }]} onClose={hide} onDone={() => undefined} />}
    </>
  );
}
