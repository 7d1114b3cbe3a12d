const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a dialog or a menu is open, which then handles the keys. */
export const isCovered = (): boolean => document.querySelector(OVER) !== null;
