/** An employer's website as a link: only a secure one; null for any other text. */
export function websiteOf(
  text: string | null | undefined,
): { readonly href: string; readonly host: string } | null {
  try {
    const { protocol, host, href } = new URL(text ?? '');
    return protocol === 'https:' && host !== '' ? { href, host } : null;
  } catch {
    return null;
  }
}
