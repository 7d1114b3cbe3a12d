const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a dialog or a menu is open, which then handles the keys. */
export const isCovered = (): boolean => document.querySelector(OVER) !== null;

/** An open list takes letters too, to find an option. */
const FIELDS = 'input, textarea, select, [contenteditable], [role="listbox"]';
/** Checkboxes and radio buttons are inputs, but nobody types into them. */
const BOXES = 'input[type="checkbox"], input[type="radio"]';

const isTypedInto = (at: EventTarget | null): boolean =>
  at instanceof HTMLElement && at.closest(FIELDS) !== null && at.closest(BOXES) === null;

/** Whether a key that writes a character was pressed alone, outside fields and overlays, so that it may be a shortcut. */
export const isPlainKey = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent &&
  event.key.trim().length === 1 &&
  !(event.ctrlKey || event.altKey || event.metaKey) &&
  !(event.defaultPrevented || event.repeat || event.isComposing) &&
  !isTypedInto(event.target) &&
  !isCovered();
