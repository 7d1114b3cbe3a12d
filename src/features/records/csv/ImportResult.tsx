import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { useMessage } from '@/i18n/useMessage';
import { BidiText } from '@/ui/text/BidiText';
import type { ImportOutcome } from './applyImport';
import { previewSx } from './previewSx';

const MOST = 100;

/** The result of an import, with the rows that failed. */
export function ImportResult({ outcome }: { readonly outcome: ImportOutcome }) {
  const { t } = useTranslation('records');
  const say = useMessage('records');
  const { added, changed, failed, left, reason } = outcome;
  const complete = failed.length === 0 && left === 0;
  const count = (key: 'resultAdded' | 'resultChanged' | 'resultFailed' | 'resultLeft', value: number) =>
    value > 0 && <li>{t(`import.${key}`, { count: value, shown: formatNumber(value) })}</li>;
  return (
    <Box sx={previewSx}>
      <Alert
        severity={complete ? 'success' : 'warning'}
        variant="outlined"
        role={complete ? 'status' : 'alert'}
      >
        {t(complete ? 'import.complete' : 'import.incomplete')}
        {reason !== undefined && ` ${say(reason)}`}
      </Alert>
      <ul>
        {count('resultAdded', added)}
        {count('resultChanged', changed)}
        {count('resultFailed', failed.length)}
        {count('resultLeft', left)}
      </ul>
      {failed.length > 0 && (
        <section>
          <h3>{t('import.failures')}</h3>
          <ul>
            {failed.slice(0, MOST).map((failure) => (
              <li key={`${failure.line}-${failure.key}`}>
                <span className="line">{t('import.line', { line: formatNumber(failure.line) })}</span>
                <BidiText>{failure.key.slice(0, 80)}</BidiText>
                <span className="what">{say(failure.message)}</span>
              </li>
            ))}
          </ul>
          {failed.length > MOST && (
            <p>
              {t('import.more', { count: failed.length - MOST, shown: formatNumber(failed.length - MOST) })}
            </p>
          )}
        </section>
      )}
    </Box>
  );
}
