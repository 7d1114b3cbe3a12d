/** An employer's website as a link. Only https is accepted; null for any other text. */
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
