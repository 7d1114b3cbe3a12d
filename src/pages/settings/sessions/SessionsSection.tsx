import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth, type AuthSession } from '@/api/endpoints/auth';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { isNotFound } from '@/errors/ApiError';
import { useConfirmDialog } from '@/pages/settings/parts/useConfirmDialog';
import { LazyDialog } from '@/ui/loading/lazyDialog';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { Notice } from '@/pages/settings/parts/Notice';
import { Section } from '@/ui/page/Section';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Surface } from '@/ui/card/Surface';
import { BusyButton } from '@/ui/page/BusyButton';
import { PlainList } from '@/ui/text/PlainList';
import { newestFirst } from './sessionFacts';
import { SessionRow } from './SessionRow';

/** Sessions that are shown at first; a button shows the others. */
const NEWEST = 5;

/** Settings, "Active sessions": the sessions of the account, and buttons that end them. */
export function SessionsSection() {
  const { t } = useTranslation('settings');
  // Always requested again, because people come here to see the current sessions.
  const query = useQuery({ ...queryOptionsFor(auth.sessions), staleTime: 0 });
  const [ending, setEnding] = useState<Ending>(OTHERS);
  const asking = useConfirmDialog();
  const [done, setDone] = useState<{ readonly text: string; readonly times: number } | null>(null);

  const ask = (next: Ending) => {
    setDone(null);
    setEnding(next);
    asking.show();
  };
  const others = query.data?.filter(({ current }) => !current) ?? [];

  return (
    <Section id="sessions" title={t('nav.sessions')} lead={t('sessions.lead')}>
      <Surface>
        {done !== null && (
          <Box sx={{ mb: 2 }}>
            <Notice key={done.times}>{done.text}</Notice>
          </Box>
        )}
        <QueryState
          size="page"
          state={readState(query)}
          skeleton={<RowsSkeleton rows={2} height={72} />}
          failed={t('sessions.failed')}
          notOffered={t('sessions.unavailable')}
        >
          {(sessions) => (
            <>
              <SessionList
                sessions={sessions}
                now={query.dataUpdatedAt}
                onEnd={(session) => ask({ kind: 'one', session })}
              />
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  gap: 1.5,
                  mt: 2,
                  '& > :not(:only-child)': { flexGrow: { xs: 1, sm: 0 } },
                }}
              >
                {others.length > 0 && (
                  <Button
                    variant="outlined"
                    color="error"
                    onClick={() => ask({ kind: 'others', count: others.length })}
                  >
                    {t('sessions.endOthers')}
                  </Button>
                )}
                <BusyButton
                  onClick={() => {
                    setDone(null);
                    void query.refetch();
                  }}
                  // Without a button beside it, its text is aligned with the text above.
                  sx={{ marginInlineStart: others.length > 0 ? 0 : -1.5 }}
                  busy={query.isFetching}
                >
                  {t('sessions.refresh')}
                </BusyButton>
              </Box>
            </>
          )}
        </QueryState>
      </Surface>
      <EndSessionDialog
        of={asking}
        ending={ending}
        onDone={(text) => setDone((before) => ({ text, times: (before?.times ?? 0) + 1 }))}
      />
    </Section>
  );
}

interface SessionListProps {
  readonly sessions: readonly AuthSession[];
  readonly now: number;
  readonly onEnd: (session: AuthSession) => void;
}

function SessionList({ sessions, now, onEnd }: SessionListProps) {
  const { t } = useTranslation(['settings', 'words']);
  const listId = useId();
  const [all, setAll] = useState(false);
  if (sessions.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('sessions.none')}</Box>;
  }
  const ordered = newestFirst(sessions, now);
  return (
    <>
      <PlainList id={listId}>
        {(all ? ordered : ordered.slice(0, NEWEST)).map((session) => (
          <SessionRow key={session.id} session={session} now={now} onEnd={() => onEnd(session)} />
        ))}
      </PlainList>
      {ordered.length > NEWEST && (
        <Button
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
          sx={{ marginInlineStart: -1.5 }}
        >
          {all ? t('sessions.showNewest') : t('words:showAll')}
        </Button>
      )}
    </>
  );
}

/** Which sessions to end: one, or all except this one. */
type Ending =
  | { readonly kind: 'one'; readonly session: AuthSession }
  | { readonly kind: 'others'; readonly count: number };

const OTHERS: Ending = { kind: 'others', count: 1 };

interface EndSessionDialogProps {
  readonly of: ReturnType<typeof useConfirmDialog>;
  readonly ending: Ending;
  /** @param text the outcome in words */
  readonly onDone: (text: string) => void;
}

/** The session does not exist any more, which counts as success. */
async function end(ending: Ending, signal: AbortSignal): Promise<void> {
  if (ending.kind === 'others') {
    await send(auth.endOtherSessions, { signal });
    return;
  }
  try {
    await send(auth.endSession, { path: { id: ending.session.id }, signal });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await queryClient().invalidateQueries(queryOptionsFor(auth.sessions));
  }
}

/** Asks before sessions are ended, because that cannot be undone. */
function EndSessionDialog({ of, ending, onDone }: EndSessionDialogProps) {
  const { t } = useTranslation('settings');
  const device =
    ending.kind === 'one' ? ending.session.device.trim() || t('sessions.unknownDevice') : undefined;
  const count = ending.kind === 'others' ? ending.count : 1;

  return (
    <LazyDialog
      of={of}
      title={device === undefined ? t('sessions.askOthers.title') : t('sessions.askOne.title', { device })}
      action={device === undefined ? t('sessions.endOthers') : t('sessions.end')}
      onConfirm={(signal) => end(ending, signal)}
      onDone={() =>
        onDone(
          device === undefined ? t('sessions.endedOthers', { count }) : t('sessions.endedOne', { device }),
        )
      }
    >
      {device === undefined ? t('sessions.askOthers.text', { count }) : t('sessions.askOne.text')}
    </LazyDialog>
  );
}
