import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { StoredDocument } from '@/api/endpoints/documents';
import { useTypeName } from '@/features/documents/useTypeName';
import { TABLE_SX } from '@/features/tools/tableSx';
import { useCountryList } from '@/forms/fields/useCountryList';
import { formatDate } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { type EditField, type EditValues, FIELDS, valuesOf } from './useEditForm';

const LABELS = {
  name: 'edit.name',
  type: 'type',
  issuedOn: 'edit.issuedOn',
  expiresOn: 'edit.expiresOn',
  countryCode: 'edit.country',
  referenceNo: 'edit.number',
} as const satisfies Record<EditField, string>;
const NONE = '–';

/** What was typed here and what is stored by now, where they differ. */
export function ChangedElsewhere(props: { readonly mine: EditValues; readonly stored: StoredDocument }) {
  const { t } = useTranslation('documents');
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
      <Box component="table" sx={{ ...TABLE_SX, tableLayout: 'fixed', overflowWrap: 'anywhere' }}>
        <thead>
          <tr>
            {(['what', 'mine', 'stored'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`conflict.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(differing.length > 0 ? differing : FIELDS).map((field) => (
            <tr key={field}>
              <th scope="row">{t(LABELS[field])}</th>
              <td>
                <BidiText>{shown(field, mine[field].trim())}</BidiText>
              </td>
              <td>
                <BidiText>{shown(field, stored[field])}</BidiText>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}
