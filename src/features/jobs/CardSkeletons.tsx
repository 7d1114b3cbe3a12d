import Box from '@mui/material/Box';
import { Skeleton } from '@/ui/loading/Skeletons';
import { CARD_HEIGHT, CARD_LIST_SX } from './cardSx';

/** Cards to come, of their final size. */
export function CardSkeletons({ cards }: { readonly cards: number }) {
  return (
    <Box aria-hidden sx={CARD_LIST_SX}>
      {Array.from({ length: cards }, (_, card) => (
        <Box key={card} sx={{ height: CARD_HEIGHT, '& > *': { height: '100% !important' } }}>
          <Skeleton />
        </Box>
      ))}
    </Box>
  );
}
