/** What may be uploaded, and why a file may not: said before anything is sent. */
const ENDINGS = ['pdf', 'doc', 'docx', 'txt', 'jpg', 'jpeg', 'png', 'webp'] as const;
/** For the browser's own choice of files. */
export const ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join(',');

/** The types that have a name in the texts; a job may ask for others. */
export const NAMED_TYPES = [
  'resume',
  'certificate',
  'diploma',
  'passport',
  'reference',
  'language-test',
  'other',
] as const;
export type NamedType = (typeof NAMED_TYPES)[number];

const MB = 1024 * 1024;

/** Why a file cannot be uploaded; undefined where it can. */
export function uploadProblem(
  { name, size }: Pick<File, 'name' | 'size'>,
  maxMb: number,
): 'kind' | 'empty' | 'tooLarge' | undefined {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  if (!name.includes('.') || !(ENDINGS as readonly string[]).includes(ending)) return 'kind';
  if (size === 0) return 'empty';
  return size > maxMb * MB ? 'tooLarge' : undefined;
}
