/**
 * Whether a page of another origin stands around this one. Most hosts forbid that by a header; a page alone cannot,
 * so it looks for itself (F-025).
 */
export function isInForeignFrame(): boolean {
  try {
    for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
      if (frame.parent.location.origin !== location.origin) return true;
    }
    return false;
  } catch {
    // Reading the address of another origin throws: then we are framed.
    return true;
  }
}
