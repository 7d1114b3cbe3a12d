/** Keys are compared as backends do: without regard to case and surrounding spaces. */
export const sameKey = (text: string): string => text.trim().toLowerCase();
