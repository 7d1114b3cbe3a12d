import Box from '@mui/material/Box';
import { TABLE_SX } from '@/features/tools/page/tableSx';
import { AppLink } from '@/ui/page/AppLink';
import { BidiText } from '@/ui/text/BidiText';
import { type ReportTable, shownCell } from './table';

const SX = {
  ...TABLE_SX,
  '& td, & th': { ...TABLE_SX['& th, & td'], overflowWrap: 'anywhere' },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
} as const;

/** All values of the report, the same as in its file. */
export function TableOfReport({
  table: { columns, rows },
  label,
}: {
  readonly table: ReportTable;
  readonly label: string;
}) {
  return (
    // What is wider than the screen is scrolled by itself, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus
    <Box tabIndex={0} sx={{ overflowX: 'auto', mt: 2 }}>
      <Box component="table" aria-label={label} sx={SX}>
        <thead>
          <tr>
            {columns.map(({ label: name, kind }) => (
              <th key={name} scope="col" className={kind === 'words' ? undefined : 'number'}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, to }) => (
            <tr key={`${to ?? ''} ${cells.slice(0, 2).join(' ')}`}>
              {columns.map(({ label: name, kind }, at) => {
                const text = shownCell(cells[at] ?? null, kind);
                if (at > 0) {
                  return (
                    <td key={name} className={kind === 'words' ? undefined : 'number'}>
                      {kind === 'words' ? <BidiText>{text}</BidiText> : text}
                    </td>
                  );
                }
                return (
                  <th key={name} scope="row">
                    {to === undefined ? (
                      <BidiText>{text}</BidiText>
                    ) : (
                      <AppLink to={to}>
                        <BidiText>{text}</BidiText>
                      </AppLink>
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
