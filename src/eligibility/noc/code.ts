/** What a typed code turns out to be. TEER is the second digit; codes are text, because 00010 keeps its zeros. */
export type CodeCheck =
  | { readonly kind: 'notFiveDigits' | 'older' | 'secondDigit' }
  | { readonly kind: 'valid'; readonly code: string; readonly teer: number };

const HIGHEST_TEER = 5;
/** Work counts as skilled, for Express Entry, up to this category. */
const SKILLED_TEER = 3;

/** Reads a code as it was typed, in Latin digits (`latinDigits`). Four digits are a code of NOC 2016 or older. */
export function checkCode(typed: string): CodeCheck {
  const code = typed.trim();
  if (/^\d{4}$/.test(code)) return { kind: 'older' };
  if (!/^\d{5}$/.test(code)) return { kind: 'notFiveDigits' };
  const teer = Number(code[1]);
  return teer > HIGHEST_TEER ? { kind: 'secondDigit' } : { kind: 'valid', code, teer };
}

/** The TEER category of a code; null when it is not a code. */
export function teerOf(code: string): number | null {
  const checked = checkCode(code);
  return checked.kind === 'valid' ? checked.teer : null;
}

export const isSkilled = (teer: number): boolean => teer <= SKILLED_TEER;
