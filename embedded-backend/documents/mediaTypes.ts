type Begins = (bytes: Uint8Array) => boolean;

const hex =
  (text: string, at = 0): Begins =>
  (bytes) =>
    Buffer.from(bytes.subarray(at, at + text.length / 2)).toString('hex') === text;

const isText: Begins = (bytes) => !bytes.subarray(0, 1024).includes(0);

/** The accepted media types, each with a test of the first bytes. */
const BEGINS: Readonly<Record<string, Begins>> = {
  'application/pdf': hex('25504446'),
  'image/jpeg': hex('ffd8ff'),
  'image/png': hex('89504e47'),
  'image/webp': (bytes) => hex('52494646')(bytes) && hex('57454250', 8)(bytes),
  'text/plain': isText,
  'application/msword': hex('d0cf11e0'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': hex('504b0304'),
};

/** Whether a media type is accepted and the bytes fit it. */
export const isTaken = (mediaType: string, bytes: Uint8Array): boolean =>
  Object.hasOwn(BEGINS, mediaType) && BEGINS[mediaType]?.(bytes) === true;
