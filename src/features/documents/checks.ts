/** What may be uploaded: said before anything is sent, by the name's ending and by the file's first bytes. */
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
const NAMES = Object.keys(KINDS) as Kind[];
/** A program is not taken, and is known when it comes under another name. */
const OTHERS = { exe: '4d5a' } as const;

/** For the browser's own choice of files. */
export const ACCEPTED = NAMES.flatMap((kind) => KINDS[kind].endings.map((ending) => `.${ending}`)).join(',');

export type Problem =
  | { readonly rule: 'kind' | 'heic' | 'empty' | 'tooLarge' | 'unreadable' }
  /** One of the same name and size is stored. */
  | { readonly rule: 'twin' }
  /** The first bytes are of another kind than the name says. */
  | { readonly rule: 'disagree'; readonly kind: string; readonly ending: string };

export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const kindOfEnding = (ending: string): Kind | undefined =>
  NAMES.find((kind) => (KINDS[kind].endings as readonly string[]).includes(ending));

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The kind that the first bytes tell; undefined when they tell none. */
function kindOfBytes(bytes: Uint8Array): string | undefined {
  const text = hex(bytes);
  const begins = (pattern: string) => pattern !== '' && new RegExp(`^${pattern}`).test(text);
  const kindName = NAMES.find((kind) => begins(KINDS[kind].begins));
  if (kindName !== undefined) return kindName;
  const other = Object.entries(OTHERS).find(([, pattern]) => begins(pattern));
  return other?.[0] ?? (bytes.includes(0) ? undefined : 'txt');
}

/** Photos of iPhones: an ISO media file whose brand is one of these. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cfsx]|hev[cx]|mif1|msf1)/.test(String.fromCodePoint(...bytes.subarray(4, 12)));

/** Why a file cannot be sent, whatever its size; undefined where it can. */
export async function checkFile(file: File): Promise<Problem | undefined> {
  const ending = endingOf(file.name);
  if (file.size === 0) return { rule: 'empty' };
  // A folder, or a file that was moved since it was chosen.
  const read = await file
    .slice(0, 64)
    .arrayBuffer()
    .catch(() => undefined);
  if (read === undefined) return { rule: 'unreadable' };
  const bytes = new Uint8Array(read);
  if (ending === 'heic' || ending === 'heif' || isHeic(bytes)) return { rule: 'heic' };
  const named = kindOfEnding(ending);
  if (named === undefined) return { rule: 'kind' };
  const found = kindOfBytes(bytes);
  // A text file may begin with anything that is text.
  return found === named ? undefined : { rule: 'disagree', kind: (found ?? '?').toUpperCase(), ending };
}

/** The file under the media type of its ending: browsers call the same file by different ones, or by none. */
export function withMediaType(file: File): File {
  const kind = kindOfEnding(endingOf(file.name));
  const type = kind === undefined ? file.type : KINDS[kind].mediaType;
  return file.type === type ? file : new File([file], file.name, { type });
}

/** The types of documents that have a name in the texts, and words of file names that tell them. */
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
export type DocumentType = (typeof TYPES)[number];
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
