import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LABEL_NAMESPACES, nameOf, type Resource, textOf } from '@/features/records/resource';
import { Shown } from '@/forms/kinds/Shown';
import { formatList, formatNumber } from '@/i18n/format';
import { sentenceGap } from '@/i18n/punctuation';
import { useMessage } from '@/i18n/useMessage';
import { BidiText } from '@/ui/text/BidiText';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import type { ImportOutcome } from './applyImport';
import type { Difference, FieldChange } from './difference';

/** The most rows of each kind that are listed. */
const MOST = 100;

interface ImportPreviewProps {
  readonly resource: Resource;
  readonly difference: Difference;
  readonly ignored: readonly string[];
}

/** The changes that the file would make, as counts and row by row. */
export function ImportPreview({ resource, difference, ignored }: ImportPreviewProps) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  const say = useMessage('records', 'problems');
  const { added, changed, unchanged, problems } = difference;
  const lines = new Set(problems.map(({ line }) => line)).size;
  const line = (number: number) => (
    <span className="line">{t('import.line', { line: formatNumber(number) })}</span>
  );
  return (
    <Box sx={previewSx}>
      <Box component="dl">
        {(
          [
            ['added', added.length],
            ['changed', changed.length],
            ['unchanged', unchanged],
            ['problems', lines],
          ] as const
        ).map(([kind, count]) => (
          <div key={kind} data-kind={kind} data-none={count === 0 ? '' : undefined}>
            <dt>{t(`import.${kind}`)}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </Box>
      {ignored.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('import.ignored', { names: formatList(ignored).slice(0, 200) })}
        </Alert>
      )}
      <Part title={t('import.problems')} hint={t('import.problemsText')} count={problems.length}>
        {problems.slice(0, MOST).map((problem, at) => (
          <li key={`${problem.line}-${String(at)}`}>
            {line(problem.line)} {problem.key !== '' && <BidiText>{problem.key.slice(0, 80)}</BidiText>}
            <span className="what">
              {problem.field === undefined
                ? say(problem.message)
                : t('rules.inField', {
                    field: t(problem.field.label),
                    problem: say(problem.message),
                  })}
            </span>
          </li>
        ))}
      </Part>
      <Part title={t('import.changed')} count={changed.length}>
        {changed.slice(0, MOST).map((row) => (
          <li key={row.item.id}>
            {line(row.line)} <BidiText>{nameOf(resource, row.item).slice(0, 80)}</BidiText>
            {row.changes.map((change) => (
              <ChangeLine key={change.field.name} change={change} />
            ))}
          </li>
        ))}
      </Part>
      <Part title={t('import.added')} count={added.length}>
        {added.slice(0, MOST).map((row) => (
          <li key={row.line}>
            {line(row.line)} <BidiText>{row.key}</BidiText>
            <span className="what">
              <BidiText>{textOf(row.body, resource.title).slice(0, 120)}</BidiText>
            </span>
          </li>
        ))}
      </Part>
    </Box>
  );
}

function ChangeLine({ change }: { readonly change: FieldChange }) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  return (
    <span className="what">
      {t('import.field', { field: t(change.field.label) })}
      {sentenceGap()}
      <VisuallyHidden>{t('import.was')}</VisuallyHidden>
      <del>
        <Shown spec={change.field} value={change.from} />
      </del>{' '}
      <Box component="span" aria-hidden className="vt-mirror" sx={{ display: 'inline-block' }}>
        →
      </Box>{' '}
      <VisuallyHidden>{t('import.becomes')}</VisuallyHidden>
      <ins>
        <Shown spec={change.field} value={change.to} />
      </ins>
    </span>
  );
}

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Part({ title, hint, count, children }: PartProps) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  if (count === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {hint !== undefined && <p>{hint}</p>}
      <ul>{children}</ul>
      {count > MOST && <p>{t('import.more', { count: count - MOST, shown: formatNumber(count - MOST) })}</p>}
    </section>
  );
}

/** The style of the preview's rows. It is one style for all rows, which is faster than one per row. */
const previewSx = {
  '& dl': {
    m: 0,
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
    gap: 1,
  },
  '& dl > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    p: 1.5,
    borderRadius: 1,
    border: '1px solid',
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
  '& dd': { m: 0, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
  '& [data-none] dd': { color: 'text.disabled' },
  '& [data-kind="problems"]:not([data-none]) dd': { color: 'error.main' },
  '& [data-kind="added"]:not([data-none]) dd': { color: 'success.main' },
  '& h3': { m: 0, mt: 3, fontSize: '1rem', fontWeight: 650 },
  '& p': { m: 0, mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' },
  '& ul': { listStyle: 'none', m: 0, mt: 1, p: 0 },
  '& li': {
    paddingBlock: 1,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
    overflowWrap: 'anywhere',
    fontWeight: 600,
  },
  '& .line': {
    color: 'text.secondary',
    fontWeight: 400,
    marginInlineEnd: 1,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .what': { display: 'block', fontWeight: 400, fontSize: '0.9375rem' },
  '& del': { color: 'text.secondary' },
  '& ins': { color: 'success.main', textDecoration: 'none', marginInlineStart: 1 },
} as const;

/** The result of an import, with the rows that failed. */
export function ImportResult({ outcome }: { readonly outcome: ImportOutcome }) {
  const { t } = useTranslation(LABEL_NAMESPACES);
  const say = useMessage('records');
  const { added, changed, failed, left, reason } = outcome;
  const complete = failed.length === 0 && left === 0;
  const count = (key: 'resultAdded' | 'resultChanged' | 'resultFailed' | 'resultLeft', value: number) =>
    value > 0 && <li>{t(`import.${key}`, { count: value, shown: formatNumber(value) })}</li>;
  return (
    <Box sx={previewSx}>
      <Alert severity={complete ? 'success' : 'warning'} role={complete ? 'status' : 'alert'}>
        {t(complete ? 'import.complete' : 'import.incomplete')}
        {reason !== undefined && ` ${say(reason)}`}
      </Alert>
      <ul>
        {count('resultAdded', added)}
        {count('resultChanged', changed)}
        {count('resultFailed', failed.length)}
        {count('resultLeft', left)}
      </ul>
      <Part title={t('import.failures')} count={failed.length}>
        {failed.slice(0, MOST).map((failure) => (
          <li key={`${failure.line}-${failure.key}`}>
            <span className="line">{t('import.line', { line: formatNumber(failure.line) })}</span>
            <BidiText>{failure.key.slice(0, 80)}</BidiText>
            {failure.fields.length === 0 ? (
              <span className="what">{say(failure.message)}</span>
            ) : (
              failure.fields.map(({ field, text }) => (
                <span key={field.name} className="what">
                  {t('rules.inField', { field: t(field.label), problem: text })}
                </span>
              ))
            )}
          </li>
        ))}
      </Part>
    </Box>
  );
}
