import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth, type AuthSession } from '@/api/endpoints/auth';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { ApiError } from '@/errors/ApiError';
import { ConfirmDialog } from '@/pages/settings/parts/ConfirmDialog';

/** Which sessions to end: one, or all except this one. */
export type Ending =
  | { readonly kind: 'one'; readonly session: AuthSession }
  | { readonly kind: 'others'; readonly count: number };

interface EndSessionDialogProps {
  /** Null when the dialog is closed. */
  readonly ending: Ending | null;
  /** @param text the outcome in words */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** The session does not exist any more, which counts as success. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

async function end(ending: Ending, signal: AbortSignal): Promise<void> {
  if (ending.kind === 'others') {
    await send(auth.endOtherSessions, { signal });
    return;
  }
  try {
    await send(auth.endSession, { path: { id: ending.session.id }, signal });
  } catch (error) {
    if (!isGone(error)) throw error;
    await queryClient().invalidateQueries(queryOptionsFor(auth.sessions));
  }
}

/** Asks before sessions are ended, because that cannot be undone. */
export function EndSessionDialog({ ending, onDone, onClose }: EndSessionDialogProps) {
  const { t } = useTranslation('settings');
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState<Ending | null>(null);
  if (ending !== null && ending !== shown) setShown(ending);
  const device =
    shown?.kind === 'one' ? shown.session.device.trim() || t('sessions.unknownDevice') : undefined;
  const count = shown?.kind === 'others' ? shown.count : 1;

  return (
    <ConfirmDialog
      open={ending !== null}
      title={device === undefined ? t('sessions.askOthers.title') : t('sessions.askOne.title', { device })}
      action={device === undefined ? t('sessions.endOthers') : t('sessions.end')}
      onConfirm={(signal) => (shown === null ? Promise.resolve() : end(shown, signal))}
      onDone={() =>
        onDone(
          device === undefined ? t('sessions.endedOthers', { count }) : t('sessions.endedOne', { device }),
        )
      }
      onClose={onClose}
    >
      {device === undefined ? t('sessions.askOthers.text', { count }) : t('sessions.askOne.text')}
    </ConfirmDialog>
  );
}
