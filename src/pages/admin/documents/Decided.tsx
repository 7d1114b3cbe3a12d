import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StaffDocument } from '@/api/endpoints/documents';
import { Facts } from '@/features/applications/Facts';
import { REJECTION_REASONS } from '@/config/documents';
import { formatDate } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';

/** The decision about a document, as its owner reads it. */
export function Decided({ document: own }: { readonly document: StaffDocument }) {
  const { t } = useTranslation(['checks', 'documents', 'fields', 'terms']);
  const { status, reason, note, issuedOn, expiresOn, verifiedAt } = own;
  const knownReason = REJECTION_REASONS.find((each) => each === reason) ?? 'other';
  const facts = [
    { label: t('fields:issuedOn'), value: issuedOn && formatDate(issuedOn) },
    { label: t('fields:expiresOn'), value: expiresOn && formatDate(expiresOn) },
    { label: t('fields:reason'), value: status === 'rejected' && t(`reasons.${knownReason}`) },
    { label: t('note'), value: status === 'rejected' && note && <BidiText>{note}</BidiText> },
  ];
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {status === 'verified' && verifiedAt !== null
          ? t('documents:check.verifiedOn', { date: formatDate(verifiedAt) })
          : t(`terms:check.${status}`)}
      </Box>
      <Facts facts={facts.filter(({ value }) => Boolean(value))} />
    </>
  );
}
