import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applications } from '@/api/endpoints/applications';
import { send } from '@/api/queries';
import type { OneApplication } from '@/features/applications/applicationReads';
import { Facts } from '@/features/applications/Facts';
import { WITH_ZONE } from '@/features/applications/moments';
import { Question } from '@/ui/dialog/Question';
import { formatDate } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { TitledCard } from '@/ui/card/TitledCard';
import { Text } from '@/ui/text/Text';
import { AddToCalendar } from './AddToCalendar';
import { ChangeProblem, WriteToUs } from './ChangeProblem';
import { useChange } from './useChange';
import { usePayText } from './usePayText';

/** The offer, and the deadline for an answer. */
export function OfferPart({ application, isPlain }: OneApplication) {
  const { t } = useTranslation(['applications', 'fields', 'terms']);
  const pay = usePayText();
  const change = useChange();
  const [asks, setAsks] = useState<'accept' | 'decline' | null>(null);
  const { id, offer, status } = application;
  if (status !== 'offer' && (offer === null || offer === undefined)) return null;
  const facts = [
    ...(offer?.salary ? [{ label: t('fields:pay'), value: <span>{pay(offer.salary)}</span> }] : []),
    ...(offer?.startsOn
      ? [{ label: t('fields:start'), value: formatDate(offer.startsOn, { dateStyle: 'long' }) }]
      : []),
    ...(offer?.expiresAt
      ? [{ label: t('fields:answerBy'), value: formatDate(offer.expiresAt, WITH_ZONE) }]
      : []),
  ];
  const isOpen = status === 'offer';
  const answer = async () => {
    if (asks === null) return;
    await change.run(() => send(applications.answerOffer, { path: { id }, body: { answer: asks } }));
    setAsks(null);
  };
  return (
    <TitledCard title={t('terms:offer')}>
      {offer?.text && (
        <Text sx={{ mb: 1, whiteSpace: 'pre-line' }}>
          <BidiText>{offer.text}</BidiText>
        </Text>
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
    </TitledCard>
  );
}
