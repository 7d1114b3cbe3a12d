import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';

interface VersionRow {
  readonly key: string;
  readonly name: string;
  readonly mine: ReactNode;
  readonly stored: ReactNode;
  /** Read by screen readers after the name of a row that differs. */
  readonly mark?: string | undefined;
}

interface VersionTableProps {
  /** The column headers. */
  readonly heads: Readonly<Record<'what' | 'mine' | 'stored', string>>;
  readonly rows: readonly VersionRow[];
}

/** A table of the typed and the stored values. */
export function VersionTable({ heads, rows }: VersionTableProps) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& th, & td': {
          p: 1,
          textAlign: 'start',
          verticalAlign: 'top',
          overflowWrap: 'anywhere',
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        },
        '& th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 },
        '& tr[data-differs] td': { fontWeight: 600, bgcolor: 'action.selected' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{heads.what}</th>
          <th scope="col">{heads.mine}</th>
          <th scope="col">{heads.stored}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, mine, stored, mark }) => (
          <tr key={key} data-differs={mark === undefined ? undefined : ''}>
            <th scope="row">
              {name}
              {mark !== undefined && <VisuallyHidden>{` ${mark}`}</VisuallyHidden>}
            </th>
            <td>{mine}</td>
            <td>{stored}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
