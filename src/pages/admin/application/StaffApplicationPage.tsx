import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApplications, type StaffApplication } from '@/api/endpoints/adminApplications';
import { queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { isAborted, isNotFound } from '@/errors/ApiError';
import { WriteButton } from '@/features/conversation/WriteButton';
import { legalMoves, useStatusName } from '@/features/hiring/stages';
import { useMoveFlow } from '@/features/hiring/useMoveFlow';
import { AssignButton } from '@/features/tasks/AssignButton';
import { formatNumber } from '@/i18n/format';
import { log } from '@/logging/logger';
import { TitledCard } from '@/ui/card/TitledCard';
import { PageNotOffered } from '@/ui/loading/PageNotOffered';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { LinkButton } from '@/ui/page/Actions';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { useRouteParams } from '@/ui/page/useRoute';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { ApplicationFacts } from './ApplicationFacts';
import { SentParts } from './SentParts';
import { AddNote, Timeline } from './Timeline';

/** A page that is open for a shorter time does not count as opened, in ms. */
const LOOK = 2000;

/**
 * Tells the server that an application was opened, after two seconds and only when nobody has opened it
 * before.
 */
function useMarkAsSeen({ id, seenAt }: Pick<StaffApplication, 'id' | 'seenAt'>): void {
  const isNew = seenAt === null;
  useEffect(() => {
    if (!isNew) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      send(adminApplications.seen, { path: { id }, body: {}, signal: controller.signal }).catch(
        (error: unknown) => {
          // A failure is only logged: the next visit sends it again.
          if (!isAborted(error))
            log.info('hiring', 'An application could not be marked as opened', { error });
        },
      );
    }, LOOK);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, isNew]);
}

/** One application as the agency sees it: what was sent, its status, and the notes. */
export function StaffApplicationPage() {
  const { id } = useRouteParams('adminApplication');
  const { t } = useTranslation(['hiring', 'terms']);
  const query = useQuery(queryOptionsFor(adminApplications.byId, { path: { id } }));
  const state = readState(query);
  const isGone = isNotFound(query.error);
  return (
    <Content padded>
      {isGone ? (
        <>
          <PageHeading lead={t('detail.goneText')}>{t('terms:applicationNotFound')}</PageHeading>
          <Box sx={{ mt: 3 }}>
            <LinkButton to="adminApplications">{t('terms:allApplications')}</LinkButton>
          </Box>
        </>
      ) : (
        <>
          {state.status !== 'ready' && <PageHeading />}
          <QueryState
            state={state}
            size="page"
            failed={t('detail.failed')}
            notOffered={<PageNotOffered />}
            skeleton={
              <Box sx={{ mt: 4 }}>
                <TextSkeleton lines={8} />
              </Box>
            }
          >
            {(item) => <Application key={item.id} read={item} />}
          </QueryState>
        </>
      )}
    </Content>
  );
}

function Application({ read }: { readonly read: StaffApplication }) {
  const { t } = useTranslation(['hiring', 'terms']);
  const statusName = useStatusName();
  const { shown, openMenu, ask, dialogs } = useMoveFlow();
  useMarkAsSeen(read);
  const item = shown(read);
  const { applicantName, applicantEmail, jobTitle, company, status, waitingDays } = item;
  const name = applicantName || applicantEmail || item.id;
  return (
    <>
      <PageHeading
        title={`${name}, ${jobTitle}`}
        lead={
          <>
            <BidiText>{jobTitle}</BidiText>
            {company !== '' && SEPARATOR}
            <BidiText>{company}</BidiText>
            <Box component="span" sx={{ display: 'block', mt: 1, fontWeight: 600, color: 'text.primary' }}>
              {statusName(status)}
            </Box>
            {waitingDays !== null && waitingDays !== undefined && (
              <Box component="span" sx={{ display: 'block' }}>
                {t('waitingDay', { day: formatNumber(waitingDays) })}
              </Box>
            )}
          </>
        }
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <WriteButton
              side="agency"
              applicationId={item.id}
              {...(item.userId ? { applicant: { id: item.userId, name } } : {})}
            />
            <AssignButton id={item.userId} name={name} />
            {legalMoves(status).length > 0 && (
              <Button
                variant="contained"
                aria-haspopup="menu"
                aria-label={t('move', { name })}
                onClick={(event) => openMenu(item, event.currentTarget)}
              >
                {t('moveShort')}
              </Button>
            )}
          </Box>
        }
      >
        <BidiText>{name}</BidiText>
      </PageHeading>
      <Box
        sx={{
          mt: 3,
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <ApplicationFacts item={item} onAgain={() => ask(item, 'interview')} />
          <SentParts item={item} />
        </Box>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          <TitledCard title={t('terms:timeline')}>
            <Timeline item={item} />
          </TitledCard>
          <TitledCard title={t('notes.title')}>
            <AddNote id={item.id} />
          </TitledCard>
        </Box>
      </Box>
      {dialogs}
    </>
  );
}
