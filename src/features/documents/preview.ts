/**
 * What may be shown inside the app. The media type of a preview is one of these and never what a server sent: markup
 * and drawings with scripts would run with the rights of the app.
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

/** How a file of this media type is shown; undefined where it is only downloaded. */
export function previewTypeOf(mediaType: string): PreviewType | undefined {
  const plain = mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  const shownType = (Object.keys(SHOWN) as ShownType[]).find((type) => type === plain);
  return shownType === undefined ? undefined : { mediaType: shownType, shows: SHOWN[shownType] };
}

/** Of a text so much is shown, in bytes; the whole of it is in the download. */
export const TEXT_SHOWN = 100_000;
