/**
 * Whether a page of another origin embeds this one. Most hosts forbid that by a header; where they do not,
 * the app has to check itself (F-025).
 */
export function isInForeignFrame(): boolean {
  try {
    for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
      if (frame.parent.location.origin !== location.origin) return true;
    }
    return false;
  } catch {
    // Reading the location of another origin throws, which means that the page is embedded.
    return true;
  }
}
