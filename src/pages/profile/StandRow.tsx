import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/ui/page/AppLink';
import { PlainList } from '@/ui/text/PlainList';

interface RowProps {
  readonly label: string;
  readonly note?: string | false;
  readonly children: ReactNode;
}

/** A row of the panel 'Where you stand'. */
export function Row({ label, note = false, children }: RowProps) {
  return (
    <Box sx={{ paddingBlock: 1.25, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
        {note !== false && <Note>{note}</Note>}
      </Box>
    </Box>
  );
}

/** A note below an answer, in smaller text. */
export function Note({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{children}</Box>;
}

const LINK_SX = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'primary.main',
  fontWeight: 550,
};

export function To({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Box component={AppLink} to={to} sx={LINK_SX}>
      {children}
    </Box>
  );
}

interface StillNeededProps {
  readonly items: readonly {
    readonly name: string;
    /** Address of the section with the question; null when the backend does not store it. */
    readonly to: string | null;
  }[];
}

/** The questions to answer first, each with a link to its section. */
export function StillNeeded({ items }: StillNeededProps) {
  const { t } = useTranslation('tools');
  if (items.length === 0) return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      {t('stillNeeded')}
      <PlainList sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        {items.map(({ name, to }) => (
          <li key={name}>{to === null ? name : <To to={to}>{name}</To>}</li>
        ))}
      </PlainList>
    </Box>
  );
}
