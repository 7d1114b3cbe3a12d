import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { educationLevels } from '@/api/endpoints/educationLevels';
import { queryOptionsFor } from '@/api/queries';
import { CountryField } from '@/forms/kinds/country/CountryField';
import { type DialogProps, textOf } from '@/features/records/resource';
import { BidiText } from '@/ui/text/BidiText';
import { ErrorState } from '@/ui/loading/ErrorState';
import { TextSkeleton } from '@/ui/loading/Skeletons';
import { AppDialog } from '@/ui/dialog/AppDialog';

/** Whether a country recognises an education level, and as which one. */
export function RecognitionDialog({ items, open, onClose }: DialogProps) {
  const { t } = useTranslation(['records', 'words', 'fields']);
  const [countryId, setCountryId] = useState('');
  const [item] = items;
  if (item === undefined) return null;
  return (
    <AppDialog
      open={open}
      title={
        <>
          {t('recognition.title')}
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            <BidiText>{textOf(item, 'name').slice(0, 300)}</BidiText>
          </Box>
        </>
      }
      onClose={onClose}
      size="xs"
      actions={<Button onClick={onClose}>{t('words:close')}</Button>}
    >
      <Box sx={{ pt: 1 }}>
        <CountryField
          id="recognition-country"
          label={t('fields:country')}
          value={countryId}
          onChange={setCountryId}
        />
      </Box>
      <Box aria-live="polite" sx={{ minHeight: 112, mt: 1 }}>
        {countryId === '' ? (
          <Box sx={{ color: 'text.secondary' }}>{t('recognition.choose')}</Box>
        ) : (
          <Answer id={item.id} countryId={countryId} />
        )}
      </Box>
    </AppDialog>
  );
}

function Answer({ id, countryId }: { readonly id: string; readonly countryId: string }) {
  const { t } = useTranslation(['records', 'terms']);
  const query = useQuery(queryOptionsFor(educationLevels.recognition, { path: { id, countryId } }));
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return <TextSkeleton lines={2} />;
  const { data, isSample } = query.data;
  if (isSample) return <Box sx={{ color: 'text.secondary' }}>{t('recognition.unknown')}</Box>;
  return (
    <>
      <Box sx={{ fontWeight: 600, color: data.recognized ? 'success.main' : 'warning.main' }}>
        {t(data.recognized ? 'terms:recognized' : 'recognition.no')}
      </Box>
      {typeof data.equivalent === 'string' && data.equivalent !== '' && (
        <Box sx={{ mt: 1 }}>
          {t('recognition.equivalent')} <BidiText>{data.equivalent}</BidiText>
        </Box>
      )}
      {typeof data.notes === 'string' && data.notes !== '' && (
        <Box sx={{ mt: 1, color: 'text.secondary' }}>
          <BidiText>{data.notes}</BidiText>
        </Box>
      )}
    </>
  );
}
