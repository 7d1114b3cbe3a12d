import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auth, type AuthSession } from '@/api/endpoints/auth';
import { queryOptionsFor } from '@/api/queries';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { Notice } from '@/pages/settings/parts/Notice';
import { Section } from '@/ui/page/Section';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Surface } from '@/ui/card/Surface';
import { BusyButton } from '@/ui/page/BusyButton';
import { PlainList } from '@/ui/text/PlainList';
import { EndSessionDialog, type Ending } from './EndSessionDialog';
import { newestFirst } from './sessionFacts';
import { SessionRow } from './SessionRow';

/** Sessions that are shown at first; a button shows the others. */
const NEWEST = 5;

/** Settings, "Active sessions": the sessions of the account, and buttons that end them. */
export function SessionsSection() {
  const { t } = useTranslation('settings');
  // Always requested again, because people come here to see the current sessions.
  const query = useQuery({ ...queryOptionsFor(auth.sessions), staleTime: 0 });
  const [ending, setEnding] = useState<Ending | null>(null);
  const [done, setDone] = useState<{ readonly text: string; readonly times: number } | null>(null);

  const ask = (next: Ending) => {
    setDone(null);
    setEnding(next);
  };
  const others = query.data?.filter(({ current }) => !current) ?? [];

  return (
    <Section id="sessions" title={t('nav.sessions')} lead={t('sessions.lead')}>
      <Surface>
        {done !== null && (
          <Box sx={{ mb: 2 }}>
            <Notice key={done.times} takesFocus>
              {done.text}
            </Notice>
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
        ending={ending}
        onDone={(text) => setDone((before) => ({ text, times: (before?.times ?? 0) + 1 }))}
        onClose={() => setEnding(null)}
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
