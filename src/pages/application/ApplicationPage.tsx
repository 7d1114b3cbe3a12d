import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Application, TimelineEntry } from '@/api/endpoints/applications';
import { areaIsOn } from '@/config/areas';
import { JOB_LIMITS } from '@/config/jobs';
import { type OneApplication, useApplication } from '@/features/applications/applicationReads';
import { NotFoundHere } from '@/features/applications/NotFoundHere';
import { useStatusWords } from '@/features/applications/StatusSentence';
import { WriteButton } from '@/features/conversation/WriteButton';
import { jobSegment } from '@/features/jobs/slug';
import { DateInput } from '@/forms/fields/DateInput';
import { TextArea } from '@/forms/fields/TextArea';
import { formatTime } from '@/i18n/format';
import { formatMomentAndZone } from '@/i18n/zones';
import { useWho } from '@/layout/useWho';
import { pathOf } from '@/routing/routes';
import { TitledCard } from '@/ui/card/TitledCard';
import { QueryState } from '@/ui/loading/QueryState';
import { CardsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { stopLine } from '@/ui/page/StepLine';
import { useRouteParams } from '@/ui/page/useRoute';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import { Text } from '@/ui/text/Text';
import { PlainList } from '@/ui/text/PlainList';
import { AddToCalendar } from './AddToCalendar';
import { InterviewPart } from './InterviewPart';
import { OfferPart } from './OfferPart';
import { SentPart } from './SentPart';
import { StatusPart } from './StatusPart';
import { useNote } from './useNote';
import { WithdrawPart } from './WithdrawPart';

interface NotesPartProps {
  readonly application: Application;
  readonly userId: string;
}

/** A private note and a private reminder. */
function NotesPart({ application, userId }: NotesPartProps) {
  const { t } = useTranslation(['applications', 'fields', 'problems', 'terms']);
  const { note, change, state } = useNote(application, userId);
  const stateText = {
    idle: () => '',
    tooLong: () => '',
    merged: () => t('notes.merged'),
    device: () => t('notes.device'),
    nowhere: () => t('apply.kept.nowhere'),
    saved: () => t('terms:savedAt', { time: formatTime(state.kind === 'saved' ? state.at : 0) }),
  }[state.kind]();
  const most = JOB_LIMITS.note;
  return (
    <TitledCard title={t('notes.title')}>
      <TextArea
        id="application-note"
        label={t('fields:note')}
        hint={t('notes.private')}
        error={state.kind === 'tooLong' ? t('problems:tooLong', { count: most }) : undefined}
        value={note.text}
        onChange={(text) => change({ text })}
        onBlur={() => undefined}
        inputRef={null}
      />
      <Text quiet small aria-live="polite" sx={{ minHeight: '1.5em' }}>
        {stateText}
      </Text>
      <Box className="vt-no-print" sx={{ mt: 1 }}>
        <Box sx={{ maxWidth: 240 }}>
          <DateInput
            id="application-reminder"
            label={t('notes.remind')}
            value={note.remindOn}
            onChange={(remindOn) => change({ remindOn })}
          />
        </Box>
        {note.remindOn !== '' && (
          <AddToCalendar application={application} kind="reminder" when={note.remindOn}>
            {t('notes.download')}
          </AddToCalendar>
        )}
      </Box>
    </TitledCard>
  );
}

const { stop, lastStop, line } = stopLine(12);
const LINE_SX = {
  '& > li': { position: 'relative', paddingInlineStart: 3.5, paddingBlockEnd: 2.5 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& > li::before': { ...stop, insetBlockStart: 6 },
  '& > li:last-of-type::before': lastStop,
  '& > li:not(:last-of-type)::after': { ...line, insetBlockStart: 22, insetBlockEnd: -2 },
} as const;

/** The events of an application, oldest first. */
function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation(['applications', 'terms']);
  const { nameOf } = useStatusWords();
  return (
    <TitledCard title={t('terms:timeline')}>
      <PlainList component="ol" sx={LINE_SX}>
        {entries.map(({ id, at, status, by, note }) => (
          <li key={id}>
            <Text sx={{ fontWeight: 550 }}>{nameOf(status)}</Text>
            <Text quiet small>
              {formatMomentAndZone(at)}
              {by !== null && by !== undefined && `${SEPARATOR}${t(`detail.by.${by}`)}`}
            </Text>
            {typeof note === 'string' && note !== '' && (
              <Text sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
                <BidiText>{note}</BidiText>
              </Text>
            )}
          </li>
        ))}
      </PlainList>
    </TitledCard>
  );
}

/** /applications/{id}: one application in any status. */
export function ApplicationPage() {
  const { t } = useTranslation('applications');
  const { id } = useRouteParams('application');
  const { user } = useWho();
  const state = useApplication(id);
  if (user === null) return null;
  if (state.status === 'notOffered') return <NotFoundHere />;
  return (
    <Content padded stacked>
      {state.status !== 'ready' && <PageHeading />}
      <QueryState
        state={state}
        failed={t('detail.failed')}
        size="page"
        skeleton={<CardsSkeleton cards={4} height={220} />}
      >
        {(one) => <Whole key={one.application.id} one={one} userId={user.id} />}
      </QueryState>
    </Content>
  );
}

const COLUMN_SX = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' };

function Whole({ one, userId }: { readonly one: OneApplication; readonly userId: string }) {
  const { t } = useTranslation('applications');
  const { application, isPlain } = one;
  const { jobId, jobTitle, company, location, timeline, reference } = application;
  const name = company === '' ? jobTitle : `${jobTitle}, ${company}`;
  const isSomewhere = typeof location === 'string' && location !== '';
  return (
    <>
      <PageHeading
        title={name}
        lead={
          <>
            {isSomewhere && <BidiText>{location}</BidiText>}
            {isSomewhere && reference ? SEPARATOR : null}
            {reference ? <BidiText ltr>{reference}</BidiText> : null}
          </>
        }
        actions={
          <Box className="vt-no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" startIcon={<Print aria-hidden />} onClick={() => window.print()}>
              {t('list.print')}
            </Button>
            {application.status !== 'draft' && (
              <WriteButton side="applicant" applicationId={application.id} />
            )}
            {areaIsOn('jobs') && (
              <Button
                component={AppLink}
                to={`${pathOf('jobs')}/${jobSegment({ id: jobId, title: jobTitle, location: location ?? '' })}`}
              >
                {t('detail.job')}
              </Button>
            )}
          </Box>
        }
      >
        <BidiText>{name}</BidiText>
      </PageHeading>
      {/* What follows the times of an interview is shown after them, so that it does not move. */}
      <Box
        className="vt-in-order"
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
          '@media print': { display: 'block' },
        }}
      >
        <Box className="vt-in-order" sx={COLUMN_SX}>
          <StatusPart {...one} />
          <InterviewPart {...one} />
          <OfferPart {...one} />
          {timeline !== null && timeline !== undefined && timeline.length > 0 && (
            <Timeline entries={timeline} />
          )}
          <SentPart application={application} />
        </Box>
        <Box sx={COLUMN_SX}>
          {!isPlain && <NotesPart application={application} userId={userId} />}
          <WithdrawPart {...one} />
        </Box>
      </Box>
    </>
  );
}
