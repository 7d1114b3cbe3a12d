import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { userMessage } from '@/errors/normaliser';
import type { PlanAnswersHere } from '@/features/plan/usePlan';
import { useMessage } from '@/i18n/useMessage';
import { focusAround } from '@/ui/focusNext';
import { useOnline } from '@/ui/useOnline';
import { noticeSx, StatusNotice } from '@/ui/loading/StatusNotice';

/** Where changes are stored when that is not the account. */
export function SaveNotice({ answers }: { readonly answers: PlanAnswersHere }) {
  const { t } = useTranslation(['plan', 'terms', 'words']);
  const say = useMessage();
  const online = useOnline();
  const { onDevice, status, retry } = answers;
  const { unsaved, isSaving, problem, conflict } = status;
  if (onDevice) {
    return (
      <StatusNotice severity="info" sx={{ ...noticeSx, color: 'text.primary' }}>
        {t('onDevice')}
      </StatusNotice>
    );
  }
  if (unsaved === undefined || conflict !== null || (online && problem === null)) return null;
  return (
    <StatusNotice
      severity="warning"
      sx={{ ...noticeSx, color: 'text.primary' }}
      action={
        online && (
          <Button
            color="inherit"
            disabled={isSaving}
            onClick={(event) => {
              focusAround(event);
              retry();
            }}
          >
            {t('words:tryAgain')}
          </Button>
        )
      }
    >
      {online ? `${t('save.failed')} ${say(userMessage(problem))}` : t('terms:offlineKept')}
    </StatusNotice>
  );
}
