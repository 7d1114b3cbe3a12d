/**
 * The result of checking a typed code. TEER is the second digit. Codes are text, so that 00010 keeps its
 * zeros.
 */
type CodeCheck =
  | { readonly kind: 'notFiveDigits' | 'older' | 'secondDigit' }
  | { readonly kind: 'valid'; readonly code: string; readonly teer: number };

const HIGHEST_TEER = 5;
/** The highest TEER category that Express Entry counts as skilled work. */
const SKILLED_TEER = 3;

/**
 * Checks a code as it was typed, in Latin digits (`latinDigits`). A code of four digits is from NOC 2016 or
 * older.
 */
export function checkCode(typed: string): CodeCheck {
  const code = typed.trim();
  if (/^\d{4}$/.test(code)) return { kind: 'older' };
  if (!/^\d{5}$/.test(code)) return { kind: 'notFiveDigits' };
  const teer = Number(code[1]);
  return teer > HIGHEST_TEER ? { kind: 'secondDigit' } : { kind: 'valid', code, teer };
}

/** The TEER category of a code; null if the text is not a code. */
export function teerOf(code: string): number | null {
  const checked = checkCode(code);
  return checked.kind === 'valid' ? checked.teer : null;
}

export const isSkilled = (teer: number): boolean => teer <= SKILLED_TEER;
