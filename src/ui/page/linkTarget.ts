/**
 * What kind of link an address is. It depends on the address alone; an address that is not clearly safe is
 * rendered as text.
 */
export type LinkTarget =
  | { kind: 'internal'; to: string }
  | { kind: 'external' | 'contact'; href: string }
  /** '#': a link without a target yet. It stays on the page. */
  | { kind: 'placeholder' }
  | { kind: 'unsafe' };

const BASE = 'https://base.invalid';

export function linkTarget(address: string): LinkTarget {
  if (address === '#') return { kind: 'placeholder' };
  // Browsers remove tabs and line breaks from an address and read \ as /, which could hide another host.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f\\]/.test(address) || address === '' || address.startsWith('//')) {
    return { kind: 'unsafe' };
  }
  let url: URL;
  try {
    url = new URL(address, BASE);
  } catch {
    return { kind: 'unsafe' };
  }
  if (url.origin === BASE) {
    return /^[/?#]/.test(address) ? { kind: 'internal', to: address } : { kind: 'unsafe' };
  }
  if (url.protocol === 'https:' || url.protocol === 'http:') return { kind: 'external', href: address };
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'contact', href: address };
  return { kind: 'unsafe' };
}
