import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documents } from '@/api/endpoints/documents';
import { queryOptionsFor } from '@/api/queries';
import { areaIsOn } from '@/config/areas';
import { pathOf } from '@/routing/routes';
import { Question } from '@/ui/dialog/Question';
import { PlainList } from '@/ui/text/PlainList';
import { Text } from '@/ui/text/Text';
import { useTypeName } from './checks';
import { CheckInput } from '@/forms/fields/CheckInput';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { MOST_ATTACHED } from './attached';

interface AttachDialogProps {
  readonly open: boolean;
  readonly chosen: readonly string[];
  readonly onClose: () => void;
  readonly onChosen: (ids: readonly string[]) => void;
}

/** The dialog in which people choose which of their documents to attach to a message or an answer. */
export function AttachDialog({ open, chosen, onClose, onChosen }: AttachDialogProps) {
  const { t } = useTranslation(['tasks', 'words', 'terms']);
  const nameOf = useTypeName();
  const state = readState(useQuery(queryOptionsFor(documents.list)));
  const [ids, setIds] = useState(chosen);
  const isFull = ids.length >= MOST_ATTACHED;
  return (
    <Question
      open={open}
      title={t('attach')}
      confirm={t('attachDone')}
      cancel={t('words:cancel')}
      onClose={onClose}
      onConfirm={() => onChosen(ids)}
    >
      <Text>{t('attachSeen')}</Text>
      <Text quiet sx={{ mb: 1 }}>
        {t('attachLimit')}
      </Text>
      <QueryState
        state={state}
        failed={t('terms:documentsFailed')}
        skeleton={<RowsSkeleton rows={3} height={56} />}
        isEmpty={(list) => list.length === 0}
        empty={<p>{t('noDocuments')}</p>}
      >
        {(list) => (
          <PlainList>
            {list.map(({ id, name, type }) => (
              <li key={id}>
                <CheckInput
                  id={`attach-${id}`}
                  checked={ids.includes(id)}
                  disabled={isFull && !ids.includes(id)}
                  onChange={(on) => setIds(on ? [...ids, id] : ids.filter((each) => each !== id))}
                  label={
                    <>
                      <BidiText>{name}</BidiText>
                      <Box
                        component="span"
                        sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}
                      >
                        {nameOf(type)}
                      </Box>
                    </>
                  }
                />
              </li>
            ))}
          </PlainList>
        )}
      </QueryState>
      {areaIsOn('documents') && (
        <Button component={AppLink} to={pathOf('documents')} sx={{ marginInlineStart: -1.5 }}>
          {t('terms:addADocument')}
        </Button>
      )}
    </Question>
  );
}
