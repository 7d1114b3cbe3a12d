import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StaffDocument } from '@/api/endpoints/documents';
import { Facts } from '@/features/applications/Facts';
import { AssignButton } from '@/features/tasks/AssignButton';
import { BidiText } from '@/ui/text/BidiText';

/** The owner of the document. */
export function PersonFacts({ document: own }: { readonly document: StaffDocument }) {
  const { t } = useTranslation(['checks', 'fields']);
  const { userId, ownerName, ownerEmail } = own;
  const facts = [
    { label: t('fields:name'), value: ownerName && <BidiText>{ownerName}</BidiText> },
    { label: t('fields:email'), value: ownerEmail && <BidiText ltr>{ownerEmail}</BidiText> },
  ];
  return (
    <Box component="section" aria-labelledby="check-person">
      <Box component="h3" id="check-person" sx={{ typography: 'h6', m: 0 }}>
        {t('person')}
      </Box>
      <Facts facts={facts.filter(({ value }) => value !== null && value !== '')} />
      <AssignButton id={userId} name={ownerName || ownerEmail || ''} />
    </Box>
  );
}
