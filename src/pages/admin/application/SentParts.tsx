import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffApplication } from '@/api/endpoints/adminApplications';
import { SENT_FIELDS } from '@/config/jobs';
import { Facts, useSentValue } from '@/features/applications/Facts';
import { useDownload } from '@/features/documents/useDownload';
import { formatDate } from '@/i18n/format';
import { TitledCard } from '@/ui/card/TitledCard';
import { BidiText } from '@/ui/text/BidiText';
import { Text } from '@/ui/text/Text';
import { PlainList } from '@/ui/text/PlainList';

interface DocumentButtonProps {
  readonly document: {
    readonly id: string;
    readonly name: string;
    readonly uploadedAt?: string | null | undefined;
    /** Only a scanned file without a virus can be downloaded. */
    readonly scan: 'clean' | 'pending' | 'infected';
  };
}

export function DocumentButton({ document }: DocumentButtonProps) {
  const { t } = useTranslation(['hiring', 'documents', 'words']);
  const download = useDownload();
  const [busy, setBusy] = useState(false);
  const { id, name, uploadedAt, scan } = document;
  const save = async () => {
    setBusy(true);
    await download({ id, name });
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Button
        onClick={() => void save()}
        disabled={busy || scan !== 'clean'}
        aria-label={t('words:downloadNamed', { name })}
        sx={{ minHeight: 44, marginInlineStart: -1.5, textAlign: 'start', overflowWrap: 'anywhere' }}
      >
        <BidiText>{name}</BidiText>
      </Button>
      {scan !== 'clean' && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(`documents:check.${scan === 'pending' ? 'scanning' : 'infected'}`)}
        </Box>
      )}
      {uploadedAt !== null && uploadedAt !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('sent.uploaded', { date: formatDate(uploadedAt) })}
        </Box>
      )}
    </Box>
  );
}

const HEADING = { m: 0, mt: 2.5, fontSize: '1rem', fontWeight: 600 } as const;

/** What the applicant sent: details, answers, documents, cover letter and consents. */
export function SentParts({ item }: { readonly item: StaffApplication }) {
  const { t } = useTranslation(['hiring', 'fields', 'terms']);
  const sentValue = useSentValue();
  const { sent } = item;
  if (sent === null || sent === undefined) {
    return (
      <TitledCard title={t('terms:whatWasSent')}>
        <Box sx={{ color: 'text.secondary' }}>{t('terms:sentUnknown')}</Box>
      </TitledCard>
    );
  }
  /** A field without a text of ours is shown with the server's name. */
  const fieldName = (name: string): string => {
    const ownField = SENT_FIELDS.find((one) => one === name);
    return ownField === undefined ? name : t(`fields:${ownField}`);
  };
  const { fields, answers, documents, coverLetter, consents } = sent;
  return (
    <TitledCard title={t('terms:whatWasSent')}>
      <Facts
        facts={(fields ?? []).map((field) => ({ label: fieldName(field.name), value: sentValue(field) }))}
      />
      {(answers?.length ?? 0) > 0 && (
        <>
          <Box component="h3" sx={HEADING}>
            {t('sent.answers')}
          </Box>
          <Facts facts={(answers ?? []).map(({ text, value }) => ({ label: text, value }))} />
        </>
      )}
      {(documents?.length ?? 0) > 0 && (
        <>
          <Box component="h3" sx={HEADING}>
            {t('terms:documents')}
          </Box>
          <PlainList>
            {documents?.map((document) => (
              <li key={document.id}>
                <DocumentButton document={document} />
              </li>
            ))}
          </PlainList>
        </>
      )}
      {coverLetter !== null && coverLetter !== undefined && coverLetter !== '' && (
        <>
          <Box component="h3" sx={HEADING}>
            {t('fields:coverLetter')}
          </Box>
          <Text dir="auto" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {coverLetter}
          </Text>
        </>
      )}
      {(consents?.length ?? 0) > 0 && (
        <>
          <Box component="h3" sx={HEADING}>
            {t('terms:consents')}
          </Box>
          <PlainList>
            {consents?.map(({ id, text, given, at }) => (
              <Box component="li" key={id} sx={{ paddingBlockStart: 1, overflowWrap: 'anywhere' }}>
                <BidiText>{text ?? id}</BidiText>{' '}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {given === true ? t('sent.given', { date: formatDate(at) }) : t('terms:consentNotGiven')}
                </Box>
              </Box>
            ))}
          </PlainList>
        </>
      )}
    </TitledCard>
  );
}
