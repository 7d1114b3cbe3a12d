import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Application, applications, interviewConflict } from '@/api/endpoints/applications';
import { CONTACT } from '@/config/marketing';
import { queryClient } from '@/api/queries';
import { ApiError, isAbsent, isSilent } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { noteApplication } from '@/features/applications/applicationReads';
import { useStatusWords } from '@/features/applications/StatusSentence';
import { isConflict, storedRecord } from '@/forms/saving/conflict';
import { useLastWrong } from '@/forms/useFormSummary';
import { formatDate } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { focusPageIfLost, useFocusNext } from '@/ui/focusNext';
import { EmailLink } from '@/ui/page/EmailLink';
import { Text } from '@/ui/text/Text';

export interface Change {
  readonly busy: boolean;
  /** Why the last attempt failed, in the present language; null when it did not fail. */
  readonly problem: string | null;
  /** True when the server has no such endpoint. */
  readonly isMissing: boolean;
  /** @returns whether the change was made */
  readonly run: (call: () => Promise<Application>) => Promise<boolean>;
}

/** The id of the element with the sentence of the status. */
export const STATUS_ID = 'application-status';

/**
 * Makes one change to an application. When its status forbids the change, the current status is loaded and
 * shown.
 * @param isLast whether the change takes its buttons away. The focus then moves to the status, which may be far
 * above on a phone.
 */
export function useChange(isLast = false): Change {
  const { t } = useTranslation('applications');
  const say = useMessage();
  const { sentenceOf } = useStatusWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isDone, setDone] = useState(false);
  useFocusNext(() => document.getElementById(STATUS_ID)?.focus(), isLast && isDone);

  const explain = (error: unknown): string => {
    const current = storedRecord(error, applications.byId.read);
    const { reason } = interviewConflict.safeParse(error instanceof ApiError ? error.body : null).data ?? {};
    if (reason === 'taken' || reason === 'passed') return t(`interview.problems.${reason}`);
    if (current === undefined) return say(userMessage(error));
    const last = current.timeline?.at(-1);
    const deadline = current.offer?.expiresAt ?? last?.at ?? null;
    const isLate =
      (current.status === 'declined' && last?.by === 'system') ||
      (current.status === 'offer' && Date.parse(current.offer?.expiresAt ?? '') < Date.now());
    if (isLate) return t('detail.ended', { date: formatDate(deadline, { dateStyle: 'long' }) });
    return t('detail.conflict', { status: sentenceOf(current) });
  };
  const keepWrong = useLastWrong((error: unknown) => setProblem(explain(error)));

  const run = async (call: () => Promise<Application>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    keepWrong(null);
    setDone(false);
    try {
      noteApplication(await call());
      setDone(true);
      return true;
    } catch (error) {
      if (isSilent(error)) return false;
      if (isAbsent(error)) {
        setMissing(true);
        // The pressed button goes away.
        focusPageIfLost();
        return false;
      }
      const current = storedRecord(error, applications.byId.read);
      // Without the current record in the response, it is requested again.
      if (current !== undefined) noteApplication(current);
      else if (isConflict(error))
        void queryClient().invalidateQueries({ queryKey: [applications.byId.path] });
      keepWrong(error);
      setProblem(explain(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, isMissing, run };
}

/** Why a change failed, or the address to write to when the server does not support it. */
export function ChangeProblem({ change }: { readonly change: Pick<Change, 'problem' | 'isMissing'> }) {
  const { problem, isMissing } = change;
  if (isMissing) return <WriteToUs />;
  if (problem === null) return null;
  return (
    <Alert severity="error" sx={{ mt: 1.5 }}>
      {problem}
    </Alert>
  );
}

/** The e-mail address to write to when the server has no endpoint for something. */
export function WriteToUs() {
  const { t } = useTranslation('applications');
  return (
    <Text sx={{ mt: 1 }} className="vt-no-print">
      {t('detail.writeToUs')} <EmailLink address={CONTACT.support} />
    </Text>
  );
}
