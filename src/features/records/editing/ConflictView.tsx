import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Shown } from '@/features/records/kinds/Shown';
import {
  type Item,
  type Resource,
  sameValue,
  textOf,
  type Values,
  valueOf,
} from '@/features/records/resource';
import { formatMoment } from '@/i18n/format';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { writable } from './formValues';

interface ConflictViewProps {
  readonly resource: Resource;
  /** What was typed here. */
  readonly mine: Values;
  /** What somebody else saved meanwhile. */
  readonly theirs: Item;
}

/** Both versions beside each other; where they differ is marked. */
export function ConflictView({ resource, mine, theirs }: ConflictViewProps) {
  const { t } = useTranslation('records');
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
        {t('conflict.text', { when: formatMoment(textOf(theirs, resource.version)) })}
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
          {writable(resource.fields, theirs).map((field) => {
            const own = mine[field.name] ?? null;
            const other = valueOf(theirs, field);
            const differs = !sameValue(own, other);
            return (
              <tr key={field.name} data-differs={differs ? '' : undefined}>
                <th scope="row">
                  {t(`fields.${field.label}`)}
                  {differs && <VisuallyHidden>{` ${t('conflict.differs')}`}</VisuallyHidden>}
                </th>
                <td>
                  <Shown spec={field} value={own} />
                </td>
                <td>
                  <Shown spec={field} value={other} item={theirs} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </>
  );
}
