import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import { CHECK, ICON_BUTTON, TARGET, TEXT } from './cellSx';

/**
 * The styles of list tables: one rule set for plain elements, because styled cells would be slow. Heights in
 * px.
 */
const ROW_HEIGHT = 57;
/** Height of a card, in rem. */
const CARD_HEIGHT = 12;
/** Font size of the column names on a card. */
const LABEL_SIZE = '0.75rem';
/**
 * The default width that the columns need, in rem. With less, the rows become cards. Because it is in rem, a
 * larger text size has the same effect as a smaller window.
 */
export const COLUMNS_NEED = 56;
const LIST = 'records';

/** The element around everything that depends on the width of the list: the container that is measured. */
export const LIST_SX = { containerType: 'inline-size', containerName: LIST } as const;
/** Keeps the rounded corners of the surface when the first row is highlighted. */
export const BODY_SX = {
  outline: 'none',
  overflow: 'clip',
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
} as const;

const asCards = (need: number): string => `@container ${LIST} (max-width: ${need - 0.01}rem)`;
export const asTable = (need: number): string => `@container ${LIST} (min-width: ${need}rem)`;
/** Cards that are wide enough for the buttons beside the name, as every card is for one button. */
const wideCards = (need: number, actions: number): string =>
  `@container ${LIST} (min-width: ${actions === 1 ? 0 : 30}rem) and (max-width: ${need - 0.01}rem)`;

/** Cards so narrow that half of one would be too narrow for a long word. */
const NARROW = `@container ${LIST} (max-width: 29.99rem)`;
/** The cells that have a line of their own on a narrow card. */
const WHOLE_LINE = ['title', 'code', 'words', 'lines'].map((kind) => `[data-kind="${kind}"]`).join(', ');

/** The estimated height of a row, in px, before it is measured. */
export function rowEstimate(list: HTMLElement | null, need: number): number {
  if (list === null) return ROW_HEIGHT;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return list.clientWidth < need * rem ? CARD_HEIGHT * rem : ROW_HEIGHT;
}

/** Number of buttons in one line. Five in a line would leave too little room for the texts. */
const BUTTONS_PER_LINE = 3;

/** Space before the content of a card, for its checkbox, in px. */
const CARD_START = 8 + TARGET + 8;

interface Look {
  /** The columns as grid tracks. */
  readonly tracks: string;
  /** The number of buttons in a row. */
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
      gridTemplateColumns: `${selects ? `${TARGET}px ` : ''}${tracks} ${Math.min(actions, BUTTONS_PER_LINE) * TARGET}px`,
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
    // The arrow points to the next stage, which is on the left in right-to-left languages.
    '[dir="rtl"] & [data-move] svg': { transform: 'scaleX(-1)' },
    // Aligns a wrapped name in another script with the names on one line. The right-to-left build mirrors the
    // value.
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
    // A date may have two lines: the day with its month, and the year.
    '& .date, & .number': { fontVariantNumeric: 'tabular-nums', color: 'text.secondary' },
    '& .number': { whiteSpace: 'nowrap' },
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
    // The actions column has a visually hidden name for screen readers.
    '& th .label': { display: 'block' },
    // The first button stands below that of the row above, whatever the number of buttons.
    '& .actions': { display: 'flex', flexWrap: 'wrap' },
    '& .actions button': ICON_BUTTON,
    '& .check': CHECK,
    // A <wbr> would break the line even where text must not wrap.
    '& .all, & .code wbr': { display: 'none' },
    '@media (forced-colors: active)': { '& tbody tr[data-selected]': { outline: '2px solid Highlight' } },

    // The rows as cards.
    [asCards(need)]: {
      // Every value has its name beside it, so only the checkbox that selects all remains of the header.
      '& thead th:not(:first-of-type)': { display: 'none' },
      '& thead': { display: selects ? 'block' : 'none' },
      '& thead tr': { gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: 1 },
      '& thead .check': { width: 'auto', height: 'auto', minHeight: TARGET, gap: 1, paddingInline: '13px' },
      '& .all, & .code wbr': { display: 'inline' },
      '& tbody tr': {
        position: 'relative',
        // As many values per line as their texts allow.
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
      // Text on a card is not cut, because a card has room for a second line.
      '& td :is(bdi, .text)': { display: 'inline', whiteSpace: 'normal', overflowWrap: 'anywhere' },
      '& td[data-kind="code"]': { order: -1, gridColumn: '1 / -1' },
      // A state has no name above it. An empty line of the same size aligns it with the other values.
      '& td[data-kind="state"]:not(:has(.label))::before': {
        content: '"\\a0"',
        display: 'block',
        fontSize: LABEL_SIZE,
      },
      // A Chinese date is wider than half a card. In a smaller size it fits on one line.
      '& .date:is(:lang(zh), :lang(yue))': { fontSize: '0.8125rem' },
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
      '& td[data-kind="lines"]': { gridColumn: '1 / -1' },
      // A long word is wider than one column.
      '& td[data-kind="words"]': { gridColumn: 'span 2' },
      '& td.actions': { gridColumn: '1 / -1', order: 9, justifyContent: 'flex-end' },
    },
    [NARROW]: {
      '& td[data-kind="words"]': { gridColumn: '1 / -1' },
      // A value that would be alone in its line anyway has all of it.
      [`& td:is(:first-child, .select, ${WHOLE_LINE}) + td:has(+ td:is(${WHOLE_LINE}))`]: {
        gridColumn: '1 / -1',
      },
    },
    [wideCards(need, actions)]: {
      '& td.actions': { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 8 },
      '& td[data-kind="title"], & td[data-kind="code"]': { paddingInlineEnd: `${actions * TARGET}px` },
    },
  }) as const;
