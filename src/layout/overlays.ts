const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a dialog or a menu lies over the page: keys are theirs then. */
export const isCovered = (): boolean => document.querySelector(OVER) !== null;
