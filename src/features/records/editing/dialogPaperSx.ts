import { FIELD_GAP } from '@/forms/fields/FieldFrame';

/** A whole screen on a phone, one column in the middle on a wider one. */
export const dialogPaperSx = (width: number) =>
  ({
    width: '100%',
    maxWidth: { xs: '100%', sm: width },
    margin: { xs: 0, sm: 4 },
    height: { xs: '100dvh', sm: 'auto' },
    maxHeight: { xs: 'none', sm: 'calc(100% - 64px)' },
    borderRadius: { xs: 0, sm: 2 },
  }) as const;

/** Fields under each other; short ones beside each other where there is room. */
export const formSx = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: FIELD_GAP,
  '& > *': { gridColumn: '1 / -1' },
  '& > :has(input[inputmode="numeric"]):not(:has(select))': { gridColumn: 'auto' },
} as const;
