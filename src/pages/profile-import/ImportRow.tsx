import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isCredential } from '@/eligibility/credentials';
import { useNames } from '@/features/profile/useNames';
import { type Row, ROW_FIELDS, type RowField } from '@/features/resume/rows';
import { CheckInput } from '@/forms/fields/CheckInput';
import { formatDay } from '@/forms/kinds/date/kind';
import { formatDate, formatNumber, regionName } from '@/i18n/format';
import { labelled } from '@/i18n/punctuation';
import { languageName } from '@/i18n/languageNames';
import { useMessage } from '@/i18n/useMessage';
import { useFocusAround } from '@/ui/focusNext';
import { BidiText } from '@/ui/text/BidiText';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { SEPARATOR } from '@/ui/text/separator';
import type { Outcome } from './ImportRows';
import { isolated } from '@/i18n/isolated';

/** A text longer than this many characters scrolls in a box. */
const LONG = 400;

interface ImportRowProps {
  readonly row: Row;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  /** True when the choice can no longer be changed. */
  readonly fixed: boolean;
  readonly outcome: Outcome | undefined;
  readonly onRetry: () => void;
}

/** One row of an import: what it would change, and the outcome. */
export function ImportRow({ row, chosen, onChoose, fixed, outcome, onRetry }: ImportRowProps) {
  const { t } = useTranslation(['print', 'fields']);
  const say = useMessage();
  const textOf = useDifferenceText();
  const { id, title, state, differences, shortenedTo, why, change } = row;
  const name = title === '' ? t(ROW_FIELDS[id as RowField]) : title;
  const stateText =
    why === null ? t(`import.state.${state as 'new'}`) : t('import.refused', { why: t(`import.why.${why}`) });
  return (
    <Box
      component="li"
      tabIndex={-1}
      sx={{
        outline: 'none',
        paddingBlock: 1.5,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
          {change === null ? (
            <BidiText>{name}</BidiText>
          ) : (
            <CheckInput label={isolated(name)} checked={chosen} onChange={onChoose} disabled={fixed} />
          )}
        </Box>
        <Box sx={{ color: state === 'refused' ? 'text.secondary' : 'text.primary' }}>
          {outcome?.state === 'saved' ? t('import.applied') : stateText}
          {shortenedTo !== null &&
            `${SEPARATOR}${t('import.shortened', { formatted: formatNumber(shortenedTo) })}`}
        </Box>
      </Box>
      {differences.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.75 }}>
          {differences.map(({ field, before, after }) => (
            <Box
              key={field}
              sx={{
                display: 'grid',
                columnGap: 2,
                gridTemplateColumns: {
                  xs: 'minmax(0, 1fr)',
                  sm: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr)',
                },
                overflowWrap: 'anywhere',
                '& dd': { m: 0, whiteSpace: 'pre-line' },
                // Each line takes its direction from its own text.
                '& dd bdi': { unicodeBidi: 'plaintext' },
              }}
            >
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {/* The name of the field is already the title of the row, so it is only for screen readers. */}
                {field === id ? (
                  <VisuallyHidden>{t(ROW_FIELDS[field])}</VisuallyHidden>
                ) : (
                  t(ROW_FIELDS[field])
                )}
              </Box>
              <dd>
                <Side name={t('import.before')} text={textOf(field, before)} />
              </dd>
              <dd>
                <Side name={t('import.after')} text={textOf(field, after)} />
              </dd>
            </Box>
          ))}
        </Box>
      )}
      {outcome?.state === 'failed' && (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, color: 'error.main' }}
        >
          <span>{say(outcome.message)}</span>
          <Retry onRetry={onRetry} />
        </Box>
      )}
    </Box>
  );
}

/** Goes away when the row was saved; the row then has the focus. */
function Retry({ onRetry }: Pick<ImportRowProps, 'onRetry'>) {
  const { t } = useTranslation('words');
  const button = useRef<HTMLButtonElement>(null);
  useFocusAround(button);
  return (
    <Button ref={button} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}

function Side({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', display: 'block' }}>
        {name}
      </Box>
      {text.length > LONG ? (
        // The box scrolls, so the keyboard must be able to focus it.
        <Box component="section" aria-label={name} tabIndex={0} sx={{ maxHeight: '12em', overflow: 'auto' }}>
          <BidiText>{text}</BidiText>
        </Box>
      ) : (
        <BidiText>{text}</BidiText>
      )}
    </>
  );
}

/** Returns the value of a row as text: dates and codes in words, other values unchanged. */
function useDifferenceText(): (field: RowField, value: string) => string {
  const { t } = useTranslation(['print', 'eligibility']);
  const names = useNames();
  return (field, value) => {
    if (value === '') return '–';
    switch (field) {
      case 'country':
      case 'residence':
        return /^[A-Z]{2}$/.test(value) ? regionName(value) : value;
      case 'started':
      case 'finished':
        return formatDay(value, 'month');
      case 'taken':
        return formatDate(value);
      case 'credential':
        return isCredential(value) ? t(`eligibility:credential.${value}`) : value;
      case 'languages':
        return value
          .split('\n')
          .map((line) => {
            const [code = '', level = ''] = line.split(' ');
            return labelled(languageName(code), names.languageLevel(level));
          })
          .join('\n');
      default:
        return value;
    }
  };
}
