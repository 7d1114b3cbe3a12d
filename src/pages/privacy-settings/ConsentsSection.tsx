import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Consent, privacy } from '@/api/endpoints/privacy';
import { queryClient, queryOptionsFor } from '@/api/queries';
import { send } from '@/api/send';
import { userMessage } from '@/errors/normaliser';
import { SwitchRow } from '@/forms/fields/SwitchRow';
import { isConflict, storedRecord } from '@/forms/saving/conflict';
import { useSubmission } from '@/forms/useSubmission';
import { formatDate } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { Surface } from '@/ui/card/Surface';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { Section } from '@/ui/page/Section';
import { BidiText } from '@/ui/text/BidiText';
import { WriteToUs } from './WriteToUs';

const read = () => queryOptionsFor(privacy.consents);

function note(changed: Consent): void {
  queryClient().setQueryData(read().queryKey, (before) =>
    before?.map((each) => (each.id === changed.id ? changed : each)),
  );
}

/** One consent. When a change cannot be saved, the switch goes back and shows the reason. */
function ConsentRow({ consent }: { readonly consent: Consent }) {
  const { t } = useTranslation('privacy');
  const say = useMessage();
  const { run, pending } = useSubmission();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const change = async (given: boolean) => {
    setProblem(null);
    setWanted(given);
    const { version } = consent;
    const result = await run('form', (signal) =>
      send(privacy.changeConsent, { path: { id: consent.id }, body: { given, version }, signal }),
    );
    if (result.outcome === 'abandoned') return;
    setWanted(null);
    if (result.outcome === 'done') return note(result.value);
    const current = storedRecord(result.error, privacy.changeConsent.read);
    if (current !== undefined) note(current);
    else if (isConflict(result.error)) await queryClient().invalidateQueries(read());
    const shown = queryClient()
      .getQueryData(read().queryKey)
      ?.find(({ id }) => id === consent.id);
    const isNewText = shown !== undefined && shown.version !== version;
    setProblem(isNewText ? t('consents.changed') : say(userMessage(result.error)));
  };

  const since = formatDate(consent.changedAt);
  return (
    <SwitchRow
      label={<BidiText>{consent.title}</BidiText>}
      hint={
        <>
          {consent.text !== '' && (
            <div>
              <BidiText>{consent.text}</BidiText>
            </div>
          )}
          {consent.required && <div>{t('consents.required')}</div>}
          {!consent.required && since !== '–' && (
            <div>{t(consent.given ? 'consents.given' : 'consents.withdrawn', { date: since })}</div>
          )}
        </>
      }
      checked={wanted ?? consent.given}
      disabled={consent.required}
      onChange={(on) => {
        if (pending === null) void change(on);
      }}
    >
      {problem !== null && (
        <Alert severity="error" sx={{ marginBlockEnd: 2, overflowWrap: 'anywhere' }}>
          {problem}
        </Alert>
      )}
    </SwitchRow>
  );
}

/** The consents of the person, each as a switch that is saved at once. */
export function ConsentsSection() {
  const { t } = useTranslation('privacy');
  const state = readState(useQuery(read()));
  return (
    <Section id="consents" title={t('nav.consents')} lead={t('consents.lead')}>
      <Surface>
        <QueryState
          state={state}
          skeleton={<RowsSkeleton rows={3} height={88} />}
          failed={t('consents.failed')}
          notOffered={<WriteToUs />}
          isEmpty={(consents) => consents.length === 0}
          empty={t('consents.empty')}
        >
          {(consents) => consents.map((consent) => <ConsentRow key={consent.id} consent={consent} />)}
        </QueryState>
      </Surface>
    </Section>
  );
}
