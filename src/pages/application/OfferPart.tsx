import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applications } from '@/api/endpoints/applications';
import type { Salary } from '@/api/endpoints/jobs';
import { send } from '@/api/queries';
import type { OneApplication } from '@/features/applications/applicationReads';
import { Facts } from '@/features/applications/Facts';
import { payOf } from '@/features/jobs/pay';
import { rangeText } from '@/features/jobs/PayLines';
import { formatDate } from '@/i18n/format';
import { formatMomentAndZone } from '@/i18n/zones';
import { useMissingChunk } from '@/layout/useMissingChunk';
import { TitledCard } from '@/ui/card/TitledCard';
import { lazyDialog, LazyDialog, useLazyDialog } from '@/ui/loading/lazyDialog';
import { BidiText } from '@/ui/text/BidiText';
import { Text } from '@/ui/text/Text';
import { AddToCalendar } from './AddToCalendar';
import { ChangeProblem, useChange, WriteToUs } from './useChange';
import { isolated } from '@/i18n/isolated';

const answerDialog = lazyDialog(async () => (await import('./AnswerDialog')).AnswerDialog);

/**
 * Returns pay in words: the amount or the range, and the period. Without an amount it is the employer's own
 * text. Amounts are isolated, because they stand in a line with the direction of the page.
 */
function usePayText(): (salary: Salary) => string {
  const { t } = useTranslation(['applications', 'terms']);
  return (salary) => {
    const pay = payOf(salary);
    const { kind, period, text } = pay;
    if (kind === 'notStated') return text === null ? t('pay.notStated') : isolated(text);
    const range = rangeText(pay, pay.currency);
    const amount = kind === 'from' || kind === 'upTo' ? t(`pay.${kind}`, { amount: range }) : range;
    return period === null ? amount : t(`terms:payRate.${period}`, { amount });
  };
}

/** The offer, and the deadline for an answer. */
export function OfferPart({ application, isPlain }: OneApplication) {
  const { t } = useTranslation(['applications', 'fields', 'terms']);
  const pay = usePayText();
  const change = useChange(true);
  const [answer, setAnswer] = useState<'accept' | 'decline'>('accept');
  const asking = useLazyDialog(answerDialog, useMissingChunk());
  const { id, offer, status } = application;
  if (status !== 'offer' && !offer && change.problem === null) return null;
  const facts = [
    ...(offer?.salary ? [{ label: t('fields:pay'), value: <span>{pay(offer.salary)}</span> }] : []),
    ...(offer?.startsOn
      ? [{ label: t('fields:start'), value: formatDate(offer.startsOn, { dateStyle: 'long' }) }]
      : []),
    ...(offer?.expiresAt
      ? [{ label: t('fields:answerBy'), value: formatMomentAndZone(offer.expiresAt) }]
      : []),
  ];
  const isOpen = status === 'offer';
  const ask = (next: typeof answer) => () => {
    setAnswer(next);
    asking.show();
  };
  const confirm = async () => {
    await change.run(() => send(applications.answerOffer, { path: { id }, body: { answer } }));
    asking.hide();
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
            <Button variant="contained" disabled={change.busy} onClick={ask('accept')}>
              {t('detail.accept')}
            </Button>
            <Button variant="outlined" disabled={change.busy} onClick={ask('decline')}>
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
      <LazyDialog
        of={asking}
        answer={answer}
        facts={facts}
        busy={change.busy}
        onConfirm={() => void confirm()}
      />
    </TitledCard>
  );
}
