import { expect, test } from 'vitest';
import { checkFile, guessType, withMediaType } from './checks';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a);
const HEIC = Uint8Array.of(0, 0, 0, 24, ...new TextEncoder().encode('ftypheic'));
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

test.each([
  ['a PDF', file('a.pdf', '%PDF-1.7')],
  ['a PNG under an upper-case ending', file('A.PNG', PNG)],
  ['a text', file('notes.txt', 'hello')],
])('accepts %s', async (_name, given) => {
  expect(await checkFile(given)).toBeUndefined();
});

test.each([
  ['a program', file('setup.exe', 'MZ'), { rule: 'kind' }],
  ['an empty file', file('a.pdf'), { rule: 'empty' }],
  ['a photo that only some phones open', file('a.jpg', HEIC), { rule: 'heic' }],
  ['a picture under the name of a PDF', file('a.pdf', PNG), { rule: 'disagree', kind: 'PNG', ending: 'pdf' }],
  [
    'a program under the name of a text',
    file('a.txt', 'MZ'),
    { rule: 'disagree', kind: 'EXE', ending: 'txt' },
  ],
])('refuses %s', async (_name, given, problem) => {
  expect(await checkFile(given)).toEqual(problem);
});

test('sends a file under the media type of its extension', () => {
  expect(withMediaType(file('a.docx', 'x')).type).toContain('wordprocessingml');
});

test.each([
  ['Passport scan.pdf', 'passport'],
  ['my_cv.pdf', 'resume'],
  ['IELTS result.pdf', 'language-test'],
  ['IMG_0001.jpg', 'other'],
])('guesses the type of %s', (name, type) => {
  expect(guessType(name)).toBe(type);
});
