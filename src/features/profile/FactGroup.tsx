import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/ui/page/AppLink';
import { Skeleton } from '@/ui/loading/Skeletons';
import { Surface } from '@/ui/card/Surface';
import { editorPath, type Group } from './groups';

interface FactGroupProps {
  readonly group: Group;
  readonly children: ReactNode;
}

/** A quiet group of facts with its own way into the editor. */
export function FactGroup({ group, children }: FactGroupProps) {
  const { t } = useTranslation('profile');
  return (
    <NamedFacts title={t(`groups.${group}`)} to={editorPath(group)}>
      {children}
    </NamedFacts>
  );
}

interface NamedFactsProps {
  readonly title: string;
  /** Where they are changed. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A group of facts under any name. */
export function NamedFacts({ title, to, children }: NamedFactsProps) {
  const { t } = useTranslation('profile');
  const id = useId();
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
          {t('edit')}
        </Button>
      </Box>
      <Box component="dl" sx={{ margin: 0 }}>
        {children}
      </Box>
    </Surface>
  );
}

interface FactProps {
  readonly label: string;
  /** Undefined while it is on its way; null or '' where nothing was given. */
  readonly children?: ReactNode;
  readonly loading?: boolean;
  readonly lines?: number;
}

/** One fact: its name, and what is known. Takes its final room while that is on its way. */
export function Fact({ label, children, loading = false, lines = 1 }: FactProps) {
  const { t } = useTranslation('profile');
  const empty = children === null || children === undefined || children === '';
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
        ) : empty ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('notGiven')}
          </Box>
        ) : (
          children
        )}
      </Box>
    </Box>
  );
}
