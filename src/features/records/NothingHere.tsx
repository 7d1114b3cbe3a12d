import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/loading/EmptyState';
import { DefaultsButton } from './DefaultsButton';
import type { Resource } from './resource';

interface NothingHereProps {
  readonly resource: Resource;
  readonly search: string;
  /** Whether a filter leaves out some records. */
  readonly filtered: boolean;
  readonly blocked: string | undefined;
  readonly add: ReactNode;
  readonly onClear: () => void;
}

/** Shown when the list has no rows: either there are no records yet, or none match. */
export function NothingHere({ resource, search, filtered, blocked, add, onClear }: NothingHereProps) {
  const { t } = useTranslation(['records', 'words']);
  if (search.trim() === '' && filtered) {
    return (
      <EmptyState
        title={t('words:nothingFound')}
        text={t('list.nothingChosen')}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('words:clearTheFilters')}
          </Button>
        }
      />
    );
  }
  if (search.trim() !== '') {
    return (
      <EmptyState
        title={t('words:nothingFound')}
        text={t('list.nothingFoundText', { search: `\u2068${search.slice(0, 60)}\u2069` })}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('words:clearTheSearch')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t(`resources.${resource.id}.empty`)}
      text={t(`resources.${resource.id}.emptyText`)}
      action={
        <>
          {add}
          {resource.endpoints.createDefaults !== undefined && (
            <DefaultsButton resource={resource} blocked={blocked} />
          )}
        </>
      }
    />
  );
}
