import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { CHECK, ICON_BUTTON, TARGET, TEXT } from './cellSx';

/** Every cell of every list, styled once: plain elements under one rule set. */
const ROW_HEIGHT = 57;
/** In rem. */
const CARD_HEIGHT = 12;
/** Of the columns' names on a card. */
const LABEL_SIZE = '0.75rem';
/**
 * The width in rem that the columns need where a declaration says nothing: with less, rows become cards. Large text
 * takes more of the same window.
 */
export const COLUMNS_NEED = 56;
const LIST = 'records';

/** Around everything that is different with cards: its width is what is measured. */
export const LIST_SX = { containerType: 'inline-size', containerName: LIST } as const;
/** The corners of a marked first row are the card's. */
export const BODY_SX = {
  outline: 'none',
  overflow: 'clip',
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
} as const;

const asCards = (need: number): string => `@container ${LIST} (max-width: ${need - 0.01}rem)`;
export const asTable = (need: number): string => `@container ${LIST} (min-width: ${need}rem)`;
/** Cards with room for their buttons beside the name. */
const wideCards = (need: number): string =>
  `@container ${LIST} (min-width: 30rem) and (max-width: ${need - 0.01}rem)`;

/** Half a card is narrower than a long word. */
const NARROW = `@container ${LIST} (max-width: 29.99rem)`;

/** How high a row will be, in px, before it is measured. */
export function rowEstimate(list: HTMLElement | null, need: number): number {
  if (list === null) return ROW_HEIGHT;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return list.clientWidth < need * rem ? CARD_HEIGHT * rem : ROW_HEIGHT;
}

/** More buttons stand in a second line: five in one would cut the texts beside them. */
const A_LINE = 3;

/** Beside the facts of a card, for its checkbox. */
const CARD_START = 8 + TARGET + 8;

interface Look {
  /** Of the columns, as grid tracks. */
  readonly tracks: string;
  /** How many buttons a row has. */
  readonly actions: number;
  /** The width that the columns need, in rem. */
  readonly need: number;
  /** Whether rows have a checkbox. */
  readonly selects: boolean;
}

export const tableSx = ({ tracks, actions, need, selects }: Look) =>
  ({
    display: 'block',
    width: '100%',
    m: 0,
    fontSize: '0.9375rem',
    '& thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: `${selects ? `${TARGET}px ` : ''}${tracks} ${Math.min(actions, A_LINE) * TARGET}px`,
      alignItems: 'center',
      columnGap: 1.5,
      minHeight: ROW_HEIGHT,
      borderBlockEnd: '1px solid',
      borderColor: 'divider',
      paddingInline: selects ? '0 8px' : '16px 8px',
    },
    '& thead tr': { minHeight: 49 },
    '& tbody tr': { scrollMarginBlock: '96px' },
    '& tbody tr:hover': { bgcolor: 'action.hover' },
    '& tbody tr[data-selected]': { bgcolor: 'action.selected' },
    '& tbody tr:last-of-type': { borderBlockEndWidth: 0 },
    '& th, & td': { display: 'block', minWidth: 0, p: 0, textAlign: 'start', fontWeight: 'inherit' },
    '& th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      maxWidth: '100%',
      minHeight: TARGET,
      p: 0,
      border: 0,
      bgcolor: 'transparent',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover': { color: 'text.primary' },
      '& svg': { flexShrink: 0, width: 16, height: 16, fill: 'currentColor', opacity: 0 },
      '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
    },
    '& th[aria-sort="ascending"] button, & th[aria-sort="descending"] button': {
      color: 'text.primary',
      '& svg': { opacity: 1 },
    },
    '& th[aria-sort="descending"] svg': { transform: 'rotate(180deg)' },
    '& td a': { display: 'block', color: 'text.primary', paddingBlock: '10px', minWidth: 0 },
    // It points to the stage that comes next.
    '[dir="rtl"] & [data-move] svg': { transform: 'scaleX(-1)' },
    // A name in another script that wraps begins where those on one line do; from right to left it is turned round.
    '& td bdi': { textAlign: 'left' },
    '& bdi, & .text': TEXT,
    '& .code': {
      display: 'block',
      maxWidth: '100%',
      marginInlineEnd: 0,
      paddingInlineEnd: 0,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      color: 'text.secondary',
    },
    '& .title': { fontWeight: 600 },
    '& .date, & .number': {
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      color: 'text.secondary',
    },
    '& .state': { display: 'inline-flex', alignItems: 'center', gap: 1 },
    '& .state::before': {
      content: '""',
      flexShrink: 0,
      width: 8,
      height: 8,
      borderRadius: '50%',
      border: '2px solid',
      borderColor: 'var(--vt-control-border)',
    },
    '& .state[data-on]::before': { borderColor: 'success.main', bgcolor: 'success.main' },
    '& .label': { ...visuallyHiddenSx, display: 'none' },
    // The column of actions has a name for those who hear the table.
    '& th .label': { display: 'block' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' },
    '& .actions button': ICON_BUTTON,
    '& .check': CHECK,
    // A <wbr> ends a line even where no line may end.
    '& .all, & .code wbr': { display: 'none' },
    '@media (forced-colors: active)': { '& tbody tr[data-selected]': { outline: '2px solid Highlight' } },

    // The same rows as cards.
    [asCards(need)]: {
      // Every value has its name beside it; what stays of the head is the box that selects all.
      '& thead th:not(:first-of-type)': { display: 'none' },
      '& thead': { display: selects ? 'block' : 'none' },
      '& thead tr': { gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: 1 },
      '& thead .check': { width: 'auto', gap: 1, paddingInline: '13px' },
      '& .all, & .code wbr': { display: 'inline' },
      '& tbody tr': {
        position: 'relative',
        // As many facts beside each other as their words allow.
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))',
        columnGap: 1,
        rowGap: 0.75,
        alignItems: 'start',
        paddingBlock: 1.5,
        paddingInline: `${selects ? CARD_START : 16}px 8px`,
        '&:last-of-type': { borderBlockEndWidth: 1 },
      },
      '& td.select': { position: 'absolute', insetBlockStart: 12, insetInlineStart: 8 },
      '& td[data-kind="title"]': { order: -2, gridColumn: '1 / -1', fontSize: '1rem', pt: 1 },
      '& td[data-kind="title"] bdi': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '3',
      },
      // The words of a card are not cut: there is room for a second line.
      '& td :is(bdi, .text)': { display: 'inline', whiteSpace: 'normal', overflowWrap: 'anywhere' },
      '& td[data-kind="code"]': { order: -1, gridColumn: '1 / -1' },
      // Without a name above it: an empty line of the names' size keeps it beside the first lines of the other values.
      '& td[data-kind="state"]:not(:has(.label))::before': {
        content: '"\\a0"',
        display: 'block',
        fontSize: LABEL_SIZE,
      },
      // A Chinese date is wider than half a card: smaller, it stays on one line.
      '& .date': { whiteSpace: 'normal', '&:lang(zh), &:lang(yue)': { fontSize: '0.8125rem' } },
      '& td .label': {
        position: 'static',
        display: 'block',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        margin: 0,
        clipPath: 'none',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        hyphens: 'auto',
        fontSize: LABEL_SIZE,
        color: 'text.secondary',
      },
      '& td[data-kind="title"] .label, & td[data-kind="code"] .label': {
        ...visuallyHiddenSx,
        display: 'block',
      },
      '& td.actions': { gridColumn: '1 / -1', order: 9 },
    },
    [NARROW]: { '& td[data-kind="words"]': { gridColumn: '1 / -1' } },
    [wideCards(need)]: {
      '& td.actions': { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 8 },
      '& td[data-kind="title"], & td[data-kind="code"]': { paddingInlineEnd: `${actions * TARGET}px` },
    },
  }) as const;
