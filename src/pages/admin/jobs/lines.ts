import type { JobNeeds, ScreeningQuestion } from '@/api/endpoints/jobs';
import { QUESTION_KINDS } from '@/config/jobs';
import { LANGUAGE_LEVELS } from '@/features/profile/levels';

/** Converters for values that staff type one per line: questions, required languages, requested documents. */
type QuestionKind = ScreeningQuestion['kind'];
type NeededLanguage = NonNullable<JobNeeds['languages']>[number];
interface AskedDocument {
  readonly type: string;
  readonly required?: boolean | null | undefined;
}

/** The prefix of a line for each kind of question; 'yesNo' is also accepted. */
const BEGINNINGS: Readonly<Record<QuestionKind, string>> = {
  yesNo: 'yes/no',
  choice: 'choice',
  number: 'number',
  text: 'text',
};
const LINE = /^\s*([a-z/]+)\s*:\s*(.*?)\s*(\*?)\s*$/i;
const MOST_TEXT = 500;

/**
 * The line of a question: 'choice: Which shift? = Day / Night *'. An asterisk at the end means that it is
 * required.
 */
export function lineOfQuestion({ kind, text, options, required }: ScreeningQuestion): string {
  const choices = kind === 'choice' ? ` = ${(options ?? []).map((option) => option.text).join(' / ')}` : '';
  return `${BEGINNINGS[kind]}: ${text}${choices}${required === true ? ' *' : ''}`;
}

/** Parses the question of a line, without its id; undefined when the line is invalid. */
export function questionIn(line: string): Omit<ScreeningQuestion, 'id'> | undefined {
  const [, beginning = '', content = '', star = ''] = LINE.exec(line) ?? [];
  const word = beginning.toLowerCase();
  const kind = QUESTION_KINDS.find((each) => BEGINNINGS[each] === word || each.toLowerCase() === word);
  if (kind === undefined) return undefined;
  const at = kind === 'choice' ? content.lastIndexOf('=') : -1;
  const text = (at < 0 ? content : content.slice(0, at)).trim();
  const options = (at < 0 ? '' : content.slice(at + 1))
    .split('/')
    .map((option) => option.trim())
    .filter((option) => option !== '');
  if (text === '' || text.length > MOST_TEXT || (kind === 'choice' && options.length < 2)) return undefined;
  return {
    kind,
    text,
    required: star !== '',
    ...(kind === 'choice'
      ? { options: options.map((option, i) => ({ id: `o${i + 1}`, text: option })) }
      : {}),
  };
}

/**
 * Parses the questions of several lines. A question that existed before keeps its id, its limits and the ids
 * of its options, so that earlier answers still belong to it.
 */
export function questionsIn(
  lines: readonly string[],
  before: readonly ScreeningQuestion[],
): readonly ScreeningQuestion[] {
  const taken = new Set(before.map(({ id }) => id));
  let last = 0;
  const freshId = (): string => {
    do last += 1;
    while (taken.has(`q${last}`));
    return `q${last}`;
  };
  return lines.flatMap((line) => {
    const question = questionIn(line);
    if (question === undefined) return [];
    const same = before.find(({ kind, text }) => kind === question.kind && text === question.text);
    if (same === undefined) return [{ id: freshId(), ...question }];
    const options = question.options?.map((option) => {
      return (
        same.options?.find(({ text }) => text === option.text) ?? {
          ...option,
          id: `${option.id}-${option.text.slice(0, 40)}`,
        }
      );
    });
    return [{ ...same, ...question, ...(options === undefined ? {} : { options }) }];
  });
}

export const lineOfLanguage = ({ code, level }: NeededLanguage): string => `${code} ${level}`;

/** Parses 'en B1' as a language and its level; undefined when the line is invalid. */
export function languageIn(line: string): NeededLanguage | undefined {
  const [, code = '', levelName = ''] = /^([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\s+(\w+)$/i.exec(line.trim()) ?? [];
  const level = LANGUAGE_LEVELS.find((each) => each.toLowerCase() === levelName.toLowerCase());
  return level === undefined ? undefined : { code: code.toLowerCase(), level };
}

export const lineOfDocument = ({ type, required }: AskedDocument): string =>
  `${type}${required === true ? ' *' : ''}`;

/** Parses 'resume *' as a required document; undefined when the line names no document. */
export function documentIn(line: string): AskedDocument | undefined {
  const [, type = '', star = ''] = /^([\p{L}][\p{L}\p{M}\p{N} _-]{0,58}?)\s*(\*?)$/u.exec(line.trim()) ?? [];
  return type === '' ? undefined : { type, required: star !== '' };
}
