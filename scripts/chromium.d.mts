/** How every Chromium of this project starts. */
export const CHROMIUM_FLAGS: string[];
/** The features that Playwright switches off. */
export const WITHOUT_BY_PLAYWRIGHT: string[];
/** The path of a Chromium on this machine, or null. */
export function findChromium(): string | null;
/** The path of a Chromium, installed when there is none. */
export function ensureChromium(): string;
