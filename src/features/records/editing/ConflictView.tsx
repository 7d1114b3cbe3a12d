import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { Shown } from '@/forms/kinds/Shown';
import {
  type Item,
  LABEL_NAMESPACES,
  type Resource,
  textOf,
  type Values,
  valueOf,
} from '@/features/records/resource';
import { VersionTable } from '@/forms/conflict/VersionTable';
import { formatMoment } from '@/i18n/format';
import { writableFields } from './recordForm';
import { sameValue } from '@/features/records/sameValue';

interface ConflictViewProps {
  readonly resource: Resource;
  /** The values that were typed here. */
  readonly mine: Values;
  /** The record that somebody else saved meanwhile. */
  readonly theirs: Item;
}

/** Both versions side by side, with the differences marked. */
export function ConflictView({ resource, mine, theirs }: ConflictViewProps) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
        {t('forms:recordConflict.text', { when: formatMoment(textOf(theirs, resource.version)) })}
      </Alert>
      <VersionTable
        heads={{
          what: t('forms:recordConflict.field'),
          mine: t('forms:recordConflict.mine'),
          stored: t('forms:recordConflict.theirs'),
        }}
        rows={writableFields(resource.fields, theirs).map((field) => {
          const own = mine[field.name] ?? null;
          const other = valueOf(theirs, field);
          return {
            key: field.name,
            name: t(field.label),
            mine: <Shown spec={field} value={own} />,
            stored: <Shown spec={field} value={other} item={theirs} />,
            mark: sameValue(own, other) ? undefined : t('forms:recordConflict.differs'),
          };
        })}
      />
    </>
  );
}
