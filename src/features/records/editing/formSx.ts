import { FIELD_GAP } from '@/forms/fields/FieldFrame';

/** One column of fields, with short fields side by side where there is room. */
export const formSx = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: FIELD_GAP,
  '& > *': { gridColumn: '1 / -1' },
  '& > :has(input[inputmode="numeric"]):not(:has(select))': { gridColumn: 'auto' },
} as const;
