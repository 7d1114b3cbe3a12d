import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { BidiText } from '@/ui/text/BidiText';
import { PlainList } from '@/ui/text/PlainList';
import { isolated } from '@/i18n/isolated';

interface AttachedListProps {
  readonly ids: readonly string[];
  /** Documents whose names the caller has, so that they are shown before the list of documents is read. */
  readonly namedDocuments?: readonly { readonly id: string; readonly name: string }[];
  /** Called to remove an attachment; without it the list has no remove buttons. */
  readonly onRemove?: (id: string) => void;
}

export function AttachedList({ ids, namedDocuments = [], onRemove }: AttachedListProps) {
  const { t } = useTranslation(['tasks', 'words']);
  const { data = [] } = useQuery({ ...queryOptionsFor(documents.list), enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  const names = new Map([...namedDocuments, ...data].map(({ id, name }) => [id, name]));
  return (
    <PlainList aria-label={t('attached')} sx={{ mb: 1 }}>
      {ids.map((id) => {
        const name = names.get(id) ?? '–';
        return (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <BidiText>{name}</BidiText>
            {onRemove !== undefined && (
              <Button
                size="small"
                aria-label={t('words:removeNamed', { name: isolated(name) })}
                onClick={() => onRemove(id)}
              >
                {t('words:remove')}
              </Button>
            )}
          </Box>
        );
      })}
    </PlainList>
  );
}
