import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { privacy } from '@/api/endpoints/privacy';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { userMessage } from '@/errors/normaliser';
import { useSubmission } from '@/forms/useSubmission';
import { formatDate } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { noticeSx, StatusNotice } from '@/ui/loading/StatusNotice';
import { BusyButton } from '@/ui/page/BusyButton';

/** Shown only while the account waits for its deletion: the date, and a button that keeps the account. */
export function DeletionBanner() {
  const { t } = useTranslation('dashboard');
  const say = useMessage();
  const query = queryOptionsFor(privacy.deletion);
  const { data } = useQuery(query);
  const { pending, run } = useSubmission();
  const [problem, setProblem] = useState<unknown>(null);
  const [isKept, setIsKept] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // The notice takes the focus, because the button that had it is gone.
  useEffect(() => {
    if (isKept) notice.current?.focus({ preventScroll: true });
  }, [isKept]);

  const keep = async () => {
    setProblem(null);
    const result = await run('form', (signal) => send(privacy.keepAccount, { signal }));
    if (result.outcome === 'done') {
      queryClient().setQueryData(query.queryKey, result.value);
      setIsKept(true);
    } else if (result.outcome === 'failed') setProblem(result.error);
  };

  if (data?.status !== 'pending') {
    return isKept ? (
      <StatusNotice ref={notice} severity="success" tabIndex={-1} sx={noticeSx}>
        {t('leaving.kept')}
      </StatusNotice>
    ) : null;
  }
  return (
    <StatusNotice
      severity="warning"
      sx={{ ...noticeSx, color: 'text.primary' }}
      className="vt-no-print"
      action={
        <BusyButton color="inherit" busy={pending !== null} onClick={() => void keep()}>
          {t('leaving.keep')}
        </BusyButton>
      }
    >
      {t('leaving.text', { date: formatDate(data.effectiveOn, { dateStyle: 'long' }) })}
      {problem !== null && (
        <Box role="alert" sx={{ marginBlockStart: 1, color: 'error.main' }}>
          {say(userMessage(problem))}
        </Box>
      )}
    </StatusNotice>
  );
}
