import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf } from '@/runtime/typed';
import { hexOf } from '@/runtime/newId';

/**
 * The kinds of files that may be uploaded. The ending of the name and the first bytes of the file must agree,
 * and both are checked before anything is sent.
 */
const KINDS = {
  pdf: { endings: ['pdf'], mediaType: 'application/pdf', begins: '25504446' },
  jpeg: { endings: ['jpg', 'jpeg'], mediaType: 'image/jpeg', begins: 'ffd8ff' },
  png: { endings: ['png'], mediaType: 'image/png', begins: '89504e47' },
  webp: { endings: ['webp'], mediaType: 'image/webp', begins: '52494646........57454250' },
  doc: { endings: ['doc'], mediaType: 'application/msword', begins: 'd0cf11e0' },
  docx: {
    endings: ['docx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: '504b0304',
  },
  txt: { endings: ['txt'], mediaType: 'text/plain', begins: '' },
} as const;
type Kind = keyof typeof KINDS;
const NAMES = keysOf(KINDS);
/** Kinds that are never accepted, but are recognised when the file has the ending of another kind. */
const OTHERS = { exe: '4d5a' } as const;

/** The `accept` attribute of file inputs. */
export const ACCEPTED = NAMES.flatMap((kind) => KINDS[kind].endings.map((ending) => `.${ending}`)).join(',');

export type Problem =
  | { readonly rule: 'kind' | 'heic' | 'empty' | 'tooLarge' | 'unreadable' }
  /** A file of the same name and size is already stored. */
  | { readonly rule: 'twin' }
  /** The first bytes belong to another kind of file than the ending of the name. */
  | { readonly rule: 'disagree'; readonly kind: string; readonly ending: string };

export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const kindOfEnding = (ending: string): Kind | undefined =>
  NAMES.find((kind) => (KINDS[kind].endings as readonly string[]).includes(ending));

/** The kind of a file by its first bytes; undefined when they match no kind. */
function kindOfBytes(bytes: Uint8Array): string | undefined {
  const text = hexOf(bytes);
  const begins = (pattern: string) => pattern !== '' && new RegExp(`^${pattern}`).test(text);
  const kindName = NAMES.find((kind) => begins(KINDS[kind].begins));
  if (kindName !== undefined) return kindName;
  const other = Object.entries(OTHERS).find(([, pattern]) => begins(pattern));
  return other?.[0] ?? (bytes.includes(0) ? undefined : 'txt');
}

/** Whether the file is a HEIC photo, as iPhones take them: an ISO media file with one of these brands. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cfsx]|hev[cx]|mif1|msf1)/.test(String.fromCodePoint(...bytes.subarray(4, 12)));

/** Why a file cannot be sent, apart from its size; undefined when it can be sent. */
export async function checkFile(file: File): Promise<Problem | undefined> {
  const ending = endingOf(file.name);
  if (file.size === 0) return { rule: 'empty' };
  // Reading fails for a folder, and for a file that was moved after it was chosen.
  const read = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => undefined);
  if (read === undefined) return { rule: 'unreadable' };
  const bytes = new Uint8Array(read);
  if (ending === 'heic' || ending === 'heif' || isHeic(bytes)) return { rule: 'heic' };
  const namedKind = kindOfEnding(ending);
  if (namedKind === undefined) return { rule: 'kind' };
  const actualKind = kindOfBytes(bytes);
  // A text file may begin with any bytes that are text.
  return actualKind === namedKind
    ? undefined
    : { rule: 'disagree', kind: (actualKind ?? '?').toUpperCase(), ending };
}

/** The file with the media type of its ending: browsers give the same file different media types, or none. */
export function withMediaType(file: File): File {
  const kind = kindOfEnding(endingOf(file.name));
  const type = kind === undefined ? file.type : KINDS[kind].mediaType;
  return file.type === type ? file : new File([file], file.name, { type });
}

/** The document types that have a name in the texts, with the words in file names that suggest them. */
export const TYPES = [
  'passport',
  'resume',
  'certificate',
  'language-test',
  'eca',
  'reference-letter',
  'police-certificate',
  'medical-exam',
  'proof-of-funds',
  'photo',
  'civil-status',
  'translation',
  'licence',
  'biometrics',
  'provincial-nomination',
  'lmia',
  'other',
] as const;
type DocumentType = (typeof TYPES)[number];
const WORDS: readonly (readonly [RegExp, DocumentType])[] = [
  [/passport|passeport|pasaporte/i, 'passport'],
  [/ielts|celpip|pte|tef|tcf|toefl/i, 'language-test'],
  [/\beca\b|\bwes\b/i, 'eca'],
  [/police/i, 'police-certificate'],
  [/medical/i, 'medical-exam'],
  [/bank|funds/i, 'proof-of-funds'],
  [/reference/i, 'reference-letter'],
  [/lmia/i, 'lmia'],
  [/licen[cs]e/i, 'licence'],
  [/(?:^|[\W_])cv(?:[\W_]|$)|r[eé]sum[eé]/i, 'resume'],
  [/certificate|diploma|degree/i, 'certificate'],
];
export const guessType = (name: string): DocumentType =>
  WORDS.find(([word]) => word.test(name))?.[1] ?? 'other';

/** Returns the name of a document type. A type without a text of ours is shown as the server sent it. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation('documents');
  return useCallback(
    (type) => {
      const ownType = TYPES.find((name) => name === type);
      return ownType === undefined ? type : t(`types.${ownType}`);
    },
    [t],
  );
}
