import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import { useTypeName } from '@/features/documents/useTypeName';
import { VersionTable } from '@/forms/conflict/VersionTable';
import { useCountryList } from '@/forms/fields/useCountryList';
import { formatDate } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { type EditField, type EditValues, FIELDS, LABELS, valuesOf } from './useEditForm';

const NONE = '–';

/** The differences between the typed values and the stored ones. */
export function ChangedElsewhere(props: { readonly mine: EditValues; readonly stored: StoredDocument }) {
  const { t } = useTranslation(['documents', 'forms', 'fields', 'words']);
  const nameOf = useTypeName();
  const { nameOf: countryOf } = useCountryList();
  const { mine } = props;
  const stored = valuesOf(props.stored);
  const shown = (field: EditField, value: string): string => {
    if (value === '') return NONE;
    if (field === 'type') return nameOf(value);
    if (field === 'countryCode') return countryOf(value);
    return field === 'issuedOn' || field === 'expiresOn' ? formatDate(value) : value;
  };
  const differing = FIELDS.filter((field) => mine[field].trim() !== stored[field]);
  return (
    <>
      <Box component="p" role="alert" sx={{ mt: 0 }}>
        {t('conflict.text')}
      </Box>
      <VersionTable
        heads={{
          what: t('forms:conflict.what'),
          mine: t('forms:conflict.mine'),
          stored: t('forms:conflict.stored'),
        }}
        rows={(differing.length > 0 ? differing : FIELDS).map((field) => ({
          key: field,
          name: t(LABELS[field]),
          mine: <BidiText>{shown(field, mine[field].trim())}</BidiText>,
          stored: <BidiText>{shown(field, stored[field])}</BidiText>,
        }))}
      />
    </>
  );
}
