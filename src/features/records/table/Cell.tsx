import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '@/i18n/format';
import { type Column, type Item, textOf, valueOf } from '@/features/records/resource';
import { boundMarks } from '@/ui/text/graphemes';

const EXACT: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeStyle: 'medium' };

/** Text of the server: isolated, on one line, whole in its title. */
function Text({ text, className, ltr }: { text: string; className: string; ltr?: true }) {
  if (text === '') return <span className={className}>–</span>;
  return (
    <bdi className={className} dir={ltr === true ? 'ltr' : 'auto'} title={text.slice(0, 1000)}>
      {boundMarks(text)}
    </bdi>
  );
}

/** Says by itself what it is ('Active'): the column's name beside it would say it twice. */
export const namesItself = ({ kind, name }: Column, item: Item): boolean =>
  kind === 'state' && valueOf(item, name) !== null;

/** One value as its column shows it. */
export function Cell({ column, item }: { readonly column: Column; readonly item: Item }) {
  const { t } = useTranslation('records');
  const { name, kind } = column;
  if (kind === 'title') return <Text className="title" text={textOf(item, name)} />;
  if (kind === 'code') return <Text className="code" text={textOf(item, name)} ltr />;
  if (kind === 'text') return <Text className="text" text={textOf(item, name)} />;
  const value = valueOf(item, name);
  if (kind === 'state') {
    const on = value === true;
    return (
      <span className="state" data-on={on ? '' : undefined}>
        {value === null ? '–' : t(on ? 'state.active' : 'state.inactive')}
      </span>
    );
  }
  if (kind === 'number') {
    return <span className="number">{typeof value === 'number' ? formatNumber(value) : '–'}</span>;
  }
  const when = typeof value === 'boolean' ? null : value;
  const date = formatDate(when);
  return date === '–' ? (
    <span className="date">–</span>
  ) : (
    <time className="date" dateTime={String(when)} title={formatDate(when, EXACT)}>
      {date}
    </time>
  );
}
