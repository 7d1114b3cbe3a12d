import EventIcon from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Application, applications } from '@/api/endpoints/applications';
import { send } from '@/api/queries';
import type { OneApplication } from '@/features/applications/applicationReads';
import type { CalendarKind } from '@/features/applications/calendar';
import { Facts } from '@/features/applications/Facts';
import { WITH_ZONE } from '@/features/applications/moments';
import { Question } from '@/ui/dialog/Question';
import { formatDate } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { useToast } from '@/ui/toast/Toasts';
import { Part } from '@/ui/card/Part';
import { ChangeProblem, WriteToUs } from './ChangeProblem';
import { useChange } from './useChange';
import { usePayText } from './usePayText';

interface AddToCalendarProps {
  readonly application: Application;
  readonly kind: CalendarKind;
  /** A moment as ISO, or a day. */
  readonly when: string;
  readonly children: string;
}

/** Saves one date as a calendar file. */
export function AddToCalendar({ application, kind, when, children }: AddToCalendarProps) {
  const { t } = useTranslation('applications');
  const toast = useToast();
  const save = async () => {
    try {
      const { applicationEvent, saveEvent } = await import('@/features/applications/calendar');
      saveEvent(applicationEvent(application, kind, when, t(`calendar.${kind}`)), t('title'));
    } catch {
      toast({ kind: 'error', message: t('list.fileFailed') });
    }
  };
  return (
    <Button className="vt-no-print" startIcon={<EventIcon aria-hidden />} onClick={() => void save()}>
      {children}
    </Button>
  );
}

/** When and where they want to talk. */
export function InterviewPart({ application }: { readonly application: Application }) {
  const { t } = useTranslation('applications');
  const { interview } = application;
  if (interview === null || interview === undefined) return null;
  const { at, kind, place } = interview;
  const isLink = typeof place === 'string' && /^https?:\/\/\S+$/.test(place);
  return (
    <Part title={t('names.interview')}>
      <Facts
        facts={[
          { label: t('detail.when'), value: formatDate(at, WITH_ZONE) },
          ...(kind ? [{ label: t('detail.how'), value: t(`detail.kinds.${kind}`) }] : []),
          ...(place
            ? [
                {
                  label: t('detail.where'),
                  value: isLink ? (
                    <Link component={AppLink} to={place}>
                      <BidiText ltr>{place}</BidiText>
                    </Link>
                  ) : (
                    <BidiText>{place}</BidiText>
                  ),
                },
              ]
            : []),
        ]}
      />
      {at !== null && (
        <AddToCalendar application={application} kind="interview" when={at}>
          {t('calendar.add')}
        </AddToCalendar>
      )}
    </Part>
  );
}

/** What is offered, and by when to answer. */
export function OfferPart({ application, isPlain }: OneApplication) {
  const { t } = useTranslation('applications');
  const pay = usePayText();
  const change = useChange();
  const [asks, setAsks] = useState<'accept' | 'decline' | null>(null);
  const { id, offer, status } = application;
  if (status !== 'offer' && (offer === null || offer === undefined)) return null;
  const facts = [
    ...(offer?.salary ? [{ label: t('detail.pay'), value: <span>{pay(offer.salary)}</span> }] : []),
    ...(offer?.startsOn ? [{ label: t('detail.starts'), value: formatDate(offer.startsOn) }] : []),
    ...(offer?.expiresAt
      ? [{ label: t('detail.deadline'), value: formatDate(offer.expiresAt, WITH_ZONE) }]
      : []),
  ];
  const isOpen = status === 'offer';
  const answer = async () => {
    if (asks === null) return;
    await change.run(() => send(applications.answerOffer, { path: { id }, body: { answer: asks } }));
    setAsks(null);
  };
  return (
    <Part title={t('names.offer')}>
      {offer?.text && (
        <Box component="p" sx={{ margin: 0, mb: 1, whiteSpace: 'pre-line' }}>
          <BidiText>{offer.text}</BidiText>
        </Box>
      )}
      <Facts facts={facts} />
      {isOpen &&
        (isPlain || change.isMissing ? (
          <WriteToUs />
        ) : (
          <Box className="vt-no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
            <Button variant="contained" disabled={change.busy} onClick={() => setAsks('accept')}>
              {t('detail.accept')}
            </Button>
            <Button variant="outlined" disabled={change.busy} onClick={() => setAsks('decline')}>
              {t('detail.decline')}
            </Button>
            {offer?.expiresAt && (
              <AddToCalendar application={application} kind="offer" when={offer.expiresAt}>
                {t('calendar.add')}
              </AddToCalendar>
            )}
          </Box>
        ))}
      {!change.isMissing && <ChangeProblem change={change} />}
      <Question
        open={asks !== null}
        title={t(asks === 'decline' ? 'detail.declineTitle' : 'detail.acceptTitle')}
        confirm={t(asks === 'decline' ? 'detail.decline' : 'detail.accept')}
        cancel={t('detail.notYet')}
        busy={change.busy}
        onCancel={() => setAsks(null)}
        onConfirm={() => void answer()}
      >
        <Facts facts={facts} />
        <Box component="p" sx={{ marginBlockEnd: 0 }}>
          {t('detail.final')}
        </Box>
      </Question>
    </Part>
  );
}
