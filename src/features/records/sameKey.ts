/** Normalises a key for comparing. Like backends, it ignores case and surrounding spaces. */
export const sameKey = (text: string): string => text.trim().toLowerCase();
