import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { usePart } from '@/config/AppScope';
import { config } from '@/config/env';
import { type Problem, TYPES } from '@/features/documents/checks';
import { formatSize } from '@/features/documents/size';
import { isUnderway, mayRetry, type UploadItem, uploads } from '@/features/documents/uploads';
import { ChoiceInput } from '@/forms/fields/ChoiceInput';
import { formatNumber, formatPercent } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { BidiText } from '@/ui/text/BidiText';
import { useTypeName } from './useTypeName';

/** What stands in the way of a file, in words. */
function useProblemText(): (problem: Problem, file: File) => string {
  const { t } = useTranslation('documents');
  return (problem, file) => {
    if (problem.rule === 'disagree') return t('problem.disagree', problem);
    const limit = formatNumber(config().uploadMaxMb, { style: 'unit', unit: 'megabyte' });
    return t(`problem.${problem.rule}`, { size: formatSize(file.size), limit });
  };
}

/** One file that was chosen: what it is, how far it is, and what can be done about it. */
export function UploadRow({ item }: { readonly item: UploadItem }) {
  const { t } = useTranslation('documents');
  const say = useMessage('documents');
  const queue = usePart(uploads);
  const nameOf = useTypeName();
  const problemText = useProblemText();
  const { id, file, type, state, problem, fault, share, sent } = item;
  const { name } = file;
  const isMoving = state === 'uploading' || state === 'sent' || state === 'preparing';
  const said = {
    uploading: () => t('state.uploading', { share: formatPercent(share) }),
    staged: () => formatSize(file.size),
  };
  const line = state === 'uploading' || state === 'staged' ? said[state]() : t(`state.${state}`);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        paddingBlock: 2,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <BidiText>{name}</BidiText>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
            {line}
          </Box>
        </Box>
        {isUnderway(item) && <Button onClick={() => queue.cancel(id)}>{t('cancel', { name })}</Button>}
        {mayRetry(item) && <Button onClick={() => queue.retry(id)}>{t('retry', { name })}</Button>}
        {!isUnderway(item) && state !== 'uploaded' && (
          <Button onClick={() => queue.remove(id)}>{t('remove', { name })}</Button>
        )}
      </Box>
      {isMoving && (
        <LinearProgress
          variant={state === 'uploading' ? 'determinate' : 'indeterminate'}
          value={Math.round(share * 100)}
          aria-label={t('progress', { name })}
        />
      )}
      {sent !== undefined && sent.size < file.size && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('madeSmaller', { from: formatSize(file.size), to: formatSize(sent.size) })}
        </Box>
      )}
      {problem !== undefined && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {problemText(problem, file)}
        </Box>
      )}
      {fault !== undefined && state === 'failed' && (
        <Box sx={{ color: 'error.main' }}>{say(fault.message)}</Box>
      )}
      {state === 'staged' && problem === undefined && (
        <Box sx={{ maxWidth: 320 }}>
          <ChoiceInput
            id={`type-${id}`}
            label={t('type')}
            options={TYPES.map((each) => ({ value: each, name: nameOf(each) }))}
            value={type}
            onChange={(chosen) => queue.setType(id, chosen || 'other')}
          />
        </Box>
      )}
    </Box>
  );
}
