import { keysOf } from '@/runtime/typed';

/**
 * The media types that may be shown inside the app. A preview always has one of these types and never the
 * type that a server sent: HTML, and SVG with scripts, would run with the rights of the app.
 */
const SHOWN = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'text/plain': 'text',
} as const;
type ShownType = keyof typeof SHOWN;

export interface PreviewType {
  readonly mediaType: ShownType;
  readonly shows: 'image' | 'text';
}

/** How a file of this media type is shown; undefined when it can only be downloaded. */
export function previewTypeOf(mediaType: string): PreviewType | undefined {
  const plain = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  const shownType = keysOf(SHOWN).find((type) => type === plain);
  return shownType === undefined ? undefined : { mediaType: shownType, shows: SHOWN[shownType] };
}

/** How much of a text file is shown, in bytes. The download has the whole file. */
export const TEXT_SHOWN = 100_000;
