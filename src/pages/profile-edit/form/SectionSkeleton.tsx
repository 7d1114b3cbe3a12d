import Box from '@mui/material/Box';
import { Surface } from '@/ui/card/Surface';
import { RowsSkeleton } from '@/ui/loading/Skeletons';

/** The placeholder of a form that is loading. */
export function SectionSkeleton({ rows = 5 }: { readonly rows?: number }) {
  return (
    <Surface padding="roomy">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RowsSkeleton rows={rows} height={84} />
      </Box>
    </Surface>
  );
}
