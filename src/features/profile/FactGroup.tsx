import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatList } from '@/i18n/format';
import { Skeleton } from '@/ui/loading/Skeletons';
import { AppLink } from '@/ui/page/AppLink';
import { Surface } from '@/ui/card/Surface';
import type { ReadState } from '@/ui/loading/readState';
import { BidiText } from '@/ui/text/BidiText';
import type { Reference } from './useReferences';

/** A fact with its label and its value. */
export interface FactRow {
  readonly label: string;
  /** Null, undefined or '' when the person has given no value. */
  readonly value?: ReactNode;
  /** While it is loading, the fact takes its final space: `lines` lines. */
  readonly loading?: boolean;
  readonly lines?: number;
}

interface FactGroupProps {
  readonly title: string;
  /** The address of the editor in which the facts are changed. */
  readonly to: string;
  readonly facts?: readonly FactRow[];
  /** Text of the link in an empty group. Without it, the link names the missing facts. */
  readonly add?: string;
  /** Content above the facts. */
  readonly children?: ReactNode;
}

const isGiven = ({ value }: FactRow): boolean => value !== null && value !== undefined && value !== '';

/** A group of facts with a link to its editor. Facts without a value have no row: one link names them all. */
export function FactGroup({ title, to, facts = [], add, children }: FactGroupProps) {
  const { t } = useTranslation(['profile', 'words']);
  const id = useId();
  const rows = facts.filter((fact) => fact.loading === true || isGiven(fact));
  const missing = facts.filter((fact) => !rows.includes(fact)).map(({ label }) => label);
  const isEmpty = rows.length === 0 && !children;
  return (
    <Surface component="section" labelledBy={id}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          marginBlockEnd: 1,
        }}
      >
        <Box component="h2" id={id} sx={{ typography: 'h5', margin: 0 }}>
          {title}
        </Box>
        <Button
          component={AppLink}
          to={to}
          size="small"
          className="vt-no-print"
          sx={{ minWidth: 0, flexShrink: 0, marginInlineEnd: '-14px' }}
          aria-label={t('editGroup', { group: title })}
        >
          {t('words:edit')}
        </Button>
      </Box>
      {children}
      {rows.length > 0 && (
        <Box component="dl" sx={{ margin: 0 }}>
          {rows.map((row, at) => (
            // A server may send the same name twice, so the name is not a unique key.
            // oxlint-disable-next-line react/no-array-index-key
            <Fact key={at} {...row} />
          ))}
        </Box>
      )}
      {(isEmpty || missing.length > 0) && (
        <Box className="vt-no-print" component={AppLink} to={to} sx={LINK_SX}>
          {isEmpty && add !== undefined ? add : t('notGivenYet', { list: formatList(missing) })}
        </Box>
      )}
    </Surface>
  );
}

const LINK_SX = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  width: 'fit-content',
  color: 'primary.main',
  overflowWrap: 'anywhere',
} as const;

function Fact({ label, value, loading = false, lines = 1 }: FactRow) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 4fr) minmax(0, 8fr)' },
        columnGap: 3,
        paddingBlock: 1.25,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.7 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {loading ? (
          <Box sx={{ display: 'grid', alignContent: 'center', gap: 1, minHeight: `${lines * 1.6}em` }}>
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} width={line === 0 ? '60%' : '80%'} height={16} />
            ))}
          </Box>
        ) : (
          value
        )}
      </Box>
    </Box>
  );
}

interface ReferenceFact<T> {
  readonly label: string;
  /** The id in the profile; undefined while the profile is loading. */
  readonly id: string | null | undefined;
  readonly loading: boolean;
  readonly list: ReadState<Reference<T>>;
  readonly nameOf: (item: T) => string;
  /** The text for an id that is not in the list. */
  readonly unknown: string;
}

/** A fact that the profile stores as an id. It shows the name or a text for unknown, never the id itself. */
export function referenceFact<T extends { readonly id: string }>({
  label,
  id,
  loading,
  list,
  nameOf,
  unknown,
}: ReferenceFact<T>): FactRow {
  if (loading || (typeof id === 'string' && list.status === 'loading')) return { label, loading: true };
  if (id === null || id === undefined) return { label };
  const referenced = list.status === 'ready' ? list.data.items.find((item) => item.id === id) : undefined;
  return { label, value: referenced === undefined ? unknown : <BidiText>{nameOf(referenced)}</BidiText> };
}
