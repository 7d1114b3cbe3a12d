import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '@/api/endpoints/applications';
import { INTERVIEW } from '@/config/jobs';
import type { OneApplication } from '@/features/applications/applicationReads';
import { Facts } from '@/features/applications/Facts';
import { isLeft, isOpenProposal, statesAt } from '@/features/applications/interviewTimes';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { TitledCard } from '@/ui/card/TitledCard';
import { focusIfLost } from '@/ui/focusNext';
import { lazyDialog, LazyDialog, lazyWithPreload, useLazyDialog } from '@/ui/loading/lazyDialog';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { Text } from '@/ui/text/Text';
import { useMinute } from '@/ui/useNow';
import { AddToCalendar } from './AddToCalendar';
import { ChangeProblem, useChange, WriteToUs } from './useChange';
import { useTimeWords } from './useTimeWords';

/** Loaded only for people who have times to choose from: it needs the code of forms. */
const InterviewChoice = lazyWithPreload(async () => (await import('./InterviewChoice')).InterviewChoice);
const noneWorks = lazyDialog(async () => (await import('./NoneWorks')).NoneWorks);

/** The interview of an application: a fixed time, or proposed times to choose from. */
export function InterviewPart({ application, isPlain }: OneApplication) {
  const { t } = useTranslation(['applications', 'terms']);
  const now = useMinute() ?? 0;
  const change = useChange();
  const [title, setTitle] = useState<'none' | 'cannot' | 'askOthers'>('none');
  const dialog = useLazyDialog(noneWorks, useMissingChunk());
  const [chooses, setChooses] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  // What was pressed is gone after an answer. The focus then stays in this card.
  const keepFocus = () => focusIfLost(() => card.current);
  const { interview, status } = application;
  const isNow = status === 'interview';
  const asks = isOpenProposal(application);
  if (interview === null || interview === undefined || (interview.at === null && !isNow)) {
    // The answer came too late and the status has changed, so this card is kept for the error message.
    return change.problem === null ? null : (
      <TitledCard title={t('terms:interview')}>
        <ChangeProblem change={change} />
      </TitledCard>
    );
  }
  const { at, times, answer } = interview;
  const isAbsent = isPlain || change.isMissing;
  const states = statesAt(interview, now);
  const free = states.filter(isLeft);
  const left = at === null ? Infinity : Date.parse(at) - now;
  const others = free.filter((time) => time.id !== answer?.timeId);
  const mayChange = isNow && at !== null && left > INTERVIEW.changeUntil && others.length > 0;
  const open = (which: typeof title) => () => {
    setTitle(which);
    dialog.show();
  };
  const refuse = asks && (
    <Button variant="outlined" onClick={open(free.length > 0 ? 'none' : 'askOthers')}>
      {t(free.length > 0 ? 'interview.none' : 'interview.askOthers')}
    </Button>
  );
  return (
    <TitledCard title={t('terms:interview')}>
      <div className="vt-in-order" ref={card} tabIndex={-1}>
        {at === null && answer?.none === true && <Text sx={{ mb: 0.5 }}>{t('status.interviewNone')}</Text>}
        <InterviewFacts application={application} />
        {asks && free.length === 0 && <Text sx={{ mt: 1.5 }}>{t('status.interviewGone')}</Text>}
        {(asks || (mayChange && chooses)) && (
          <Suspense fallback={<RowsSkeleton rows={states.length} />}>
            <InterviewChoice
              key={interview.id ?? ''}
              application={application}
              times={states}
              change={change}
              isAbsent={isAbsent}
              beside={refuse}
              onChosen={() => {
                setChooses(false);
                keepFocus();
              }}
            />
          </Suspense>
        )}
        {!isAbsent && (
          <Box className="vt-no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {isNow && at !== null && (
              <AddToCalendar application={application} kind="interview" when={at}>
                {t('calendar.add')}
              </AddToCalendar>
            )}
            {mayChange && !chooses && (
              <Button onClick={() => setChooses(true)}>{t('interview.other')}</Button>
            )}
            {free.length === 0 && refuse}
            {isNow && at !== null && left > 0 && (
              <Button color="error" onClick={open('cannot')}>
                {t('interview.cannot')}
              </Button>
            )}
          </Box>
        )}
        {isAbsent && isNow && (asks || times) && <WriteToUs />}
        {!isAbsent && !dialog.open && <ChangeProblem change={change} />}
        {dialog.open && (
          <LazyDialog
            of={dialog}
            application={application}
            title={t(`interview.${title}`)}
            change={change}
            onClose={() => {
              dialog.hide();
              keepFocus();
            }}
          />
        )}
      </div>
    </TitledCard>
  );
}

function InterviewFacts({ application: { interview } }: { readonly application: Application }) {
  const { t } = useTranslation(['applications', 'fields', 'terms']);
  const wordsOf = useTimeWords(interview?.zone);
  if (interview === null || interview === undefined) return null;
  const { at, kind, place, minutes, times, answer } = interview;
  const isLink = typeof place === 'string' && /^https?:\/\/\S+$/.test(place);
  return (
    <Facts
      facts={[
        {
          label: t(times ? 'interview.chosen' : 'fields:when'),
          value: at === null ? null : wordsOf(at).map((line) => <div key={line}>{line}</div>),
        },
        {
          label: t('interview.whatWorks'),
          value: at === null && answer?.none === true ? answer.note : null,
        },
        { label: t('fields:length'), value: minutes ? t('terms:minutes', { count: minutes }) : null },
        { label: t('detail.how'), value: kind ? t(`terms:interviewKind.${kind}`) : null },
        {
          label: t('detail.where'),
          value: place ? (
            isLink ? (
              <Link component={AppLink} to={place}>
                <BidiText ltr>{place}</BidiText>
              </Link>
            ) : (
              <BidiText>{place}</BidiText>
            )
          ) : null,
        },
      ]}
    />
  );
}
