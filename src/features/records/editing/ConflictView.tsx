import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '@/i18n/format';
import {
  type Field,
  type Item,
  type Resource,
  type Value,
  type Values,
  valueOf,
} from '@/features/records/resource';
import { BidiText } from '@/ui/text/BidiText';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { useCountryOptions } from './useCountryOptions';

interface ConflictViewProps {
  readonly resource: Resource;
  /** What was typed here. */
  readonly mine: Values;
  /** What somebody else saved meanwhile. */
  readonly theirs: Item;
}

const WHEN: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** Both versions beside each other; where they differ is marked. */
export function ConflictView({ resource, mine, theirs }: ConflictViewProps) {
  const { t } = useTranslation('records');
  const { options } = useCountryOptions();
  const show = (field: Field, value: Value): string => {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'state.active' : 'state.inactive');
    if (field.kind === 'country') return options.find(({ id }) => id === value)?.name ?? String(value);
    return typeof value === 'number' ? formatNumber(value) : value;
  };
  const changed = valueOf(theirs, 'lastModified');
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
        {t('conflict.text', { when: formatDate(typeof changed === 'string' ? changed : null, WHEN) })}
      </Alert>
      <Box
        component="table"
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          '& th, & td': {
            p: 1,
            textAlign: 'start',
            verticalAlign: 'top',
            overflowWrap: 'anywhere',
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          },
          '& th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 },
          '& tr[data-differs] td': { fontWeight: 600, bgcolor: 'action.selected' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {resource.fields.map((field) => {
            const own = mine[field.name] ?? null;
            const other = valueOf(theirs, field.name);
            const differs = String(own ?? '') !== String(other ?? '');
            return (
              <tr key={field.name} data-differs={differs ? '' : undefined}>
                <th scope="row">
                  {t(`fields.${field.label}`)}
                  {differs && <VisuallyHidden>{` ${t('conflict.differs')}`}</VisuallyHidden>}
                </th>
                <td>
                  <BidiText>{show(field, own)}</BidiText>
                </td>
                <td>
                  <BidiText>{show(field, other)}</BidiText>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </>
  );
}
