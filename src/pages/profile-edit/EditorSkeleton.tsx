import Box from '@mui/material/Box';
import { GROUPS } from '@/features/profile/groups';
import { RowsSkeleton, Skeleton } from '@/ui/loading/Skeletons';
import { Surface } from '@/ui/card/Surface';

const FIELDS = { personal: 3, profession: 6, languages: 1, privacy: 2 } as const;

/** The form to come, part by part. */
export function EditorSkeleton() {
  return (
    <>
      {GROUPS.map((group) => (
        <Surface key={group} padding="roomy">
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Skeleton width={180} height={28} />
            <RowsSkeleton rows={FIELDS[group]} height={84} />
          </Box>
        </Surface>
      ))}
    </>
  );
}
