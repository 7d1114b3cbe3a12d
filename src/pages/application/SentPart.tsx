import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type Application, applications, type SentRecord } from '@/api/endpoints/applications';
import { send } from '@/api/queries';
import { APPLICATION_CONSENTS, SENT_FIELDS } from '@/config/jobs';
import { type Fact, Facts, useSentValue } from '@/features/applications/Facts';
import { formatDate } from '@/i18n/format';
import { formatMomentAndZone } from '@/i18n/zones';
import { sentenceGap } from '@/i18n/punctuation';
import { TitledCard } from '@/ui/card/TitledCard';
import { BusyButton } from '@/ui/page/BusyButton';
import { BidiText } from '@/ui/text/BidiText';
import { Text } from '@/ui/text/Text';
import { ChangeProblem, useChange } from './useChange';

/** Everything that the employer received, unchanged. */
export function SentPart({ application }: { readonly application: Application }) {
  const { t } = useTranslation('terms');
  const { sent, status } = application;
  if (status === 'draft') return null;
  return (
    <TitledCard title={t('whatWasSent')}>
      {sent === null || sent === undefined ? (
        <Text>{t('sentUnknown')}</Text>
      ) : (
        <>
          <Ledger sent={sent} company={application.company} />
          <Consents id={application.id} consents={sent.consents ?? []} />
        </>
      )}
    </TitledCard>
  );
}

function Ledger({ sent, company }: { readonly sent: SentRecord; readonly company: string }) {
  const { t } = useTranslation(['applications', 'fields']);
  const sentValue = useSentValue();
  const facts: Fact[] = [
    { label: t('fields:to'), value: sent.to ?? company },
    { label: t('fields:sent'), value: formatMomentAndZone(sent.at) },
    ...(sent.fields ?? []).map((field) => {
      const { name } = field;
      const ownField = SENT_FIELDS.find((each) => each === name);
      return {
        label: ownField === undefined ? name : t(`fields:${ownField}`),
        value: <BidiText ltr={name === 'email' || name === 'phone'}>{sentValue(field)}</BidiText>,
      };
    }),
    ...(sent.answers ?? []).map(({ text, value }) => ({ label: text, value: <BidiText>{value}</BidiText> })),
    ...(sent.documents ?? []).map(({ name, uploadedAt }) => ({
      label: t('fields:document'),
      value: (
        <>
          <BidiText>{name}</BidiText>
          {sentenceGap()}
          {t('detail.uploaded', { date: formatDate(uploadedAt, { dateStyle: 'long' }) })}
        </>
      ),
    })),
    ...(sent.coverLetter
      ? [{ label: t('fields:coverLetter'), value: <BidiText>{sent.coverLetter}</BidiText> }]
      : []),
  ];
  return <Facts facts={facts} />;
}

interface ConsentsProps {
  readonly id: string;
  readonly consents: NonNullable<SentRecord['consents']>;
}

/** The consents that were given. The optional one can be withdrawn. */
function Consents({ id, consents }: ConsentsProps) {
  const { t } = useTranslation(['applications', 'terms']);
  const change = useChange();
  if (consents.length === 0) return null;
  const takeBack = (consent: string) =>
    void change.run(() =>
      send(applications.changeConsent, { path: { id }, body: { id: consent, given: false } }),
    );
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box component="h3" sx={{ typography: 'h6', margin: 0 }}>
        {t('apply.consents')}
      </Box>
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {consents.map(({ id: consent, text, given }) => (
          <li key={consent}>
            <BidiText>{text ?? consent}</BidiText>{' '}
            <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
              {t(given === true ? 'detail.given' : 'terms:consentNotGiven')}
            </Box>
            {given === true && consent === APPLICATION_CONSENTS.keep.id && !change.isMissing && (
              <Box className="vt-no-print">
                <BusyButton
                  sx={{ marginInlineStart: -1.5 }}
                  busy={change.busy}
                  onClick={() => takeBack(consent)}
                >
                  {t('detail.withdrawConsent')}
                </BusyButton>
              </Box>
            )}
          </li>
        ))}
      </Box>
      <ChangeProblem change={change} />
    </Box>
  );
}
