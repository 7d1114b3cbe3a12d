import { HttpFailure, invalid } from './HttpFailure.ts';

export type Fields = Readonly<Record<string, unknown>>;

interface TextRule {
  readonly max?: number;
  readonly pattern?: RegExp;
  /** The message if the pattern does not match. */
  readonly says?: string;
}

const DAY = {
  max: 30,
  pattern: /^\d{4}-\d{2}-\d{2}(?:T.*)?$/,
  says: 'Enter a date like 2026-01-31.',
} satisfies TextRule;

/** Whether the text is a day of the calendar as YYYY-MM-DD. 30 February is not. */
export const isDay = (text: string): boolean => {
  const at = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
};

const MONTH: TextRule = {
  max: 7,
  pattern: /^\d{4}-(?:0[1-9]|1[0-2])$/,
  says: 'Enter a month like 2026-01.',
};

/** Reads a request body field by field and collects the errors, so that one 422 lists all of them. */
export class Form {
  readonly fields: Fields;
  private readonly errors: Record<string, string[]>;
  private readonly prefix: string;

  constructor(fields: Fields, errors: Record<string, string[]> = {}, prefix = '') {
    this.fields = fields;
    this.errors = errors;
    this.prefix = prefix;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.fields, name);
  }

  private value(name: string): unknown {
    return this.has(name) ? this.fields[name] : undefined;
  }

  fail(name: string, message: string): void {
    (this.errors[`${this.prefix}${name}`] ??= []).push(message);
  }

  /** The trimmed text; undefined if absent, null or empty. */
  text(name: string, rule: TextRule = {}): string | undefined {
    const value = this.value(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'string') {
      this.fail(name, 'This must be text.');
      return undefined;
    }
    const text = value.trim();
    if (text === '') return undefined;
    const max = rule.max ?? 500;
    if (text.length > max) this.fail(name, `This must be at most ${max} characters long.`);
    else if (rule.pattern && !rule.pattern.test(text)) this.fail(name, rule.says ?? 'This is not valid.');
    return text;
  }

  required(name: string, rule: TextRule = {}): string {
    const text = this.text(name, rule);
    if (text === undefined && !this.errors[`${this.prefix}${name}`])
      this.fail(name, 'This field is required.');
    return text ?? '';
  }

  /** A calendar day as YYYY-MM-DD, also from a date and time. */
  day(name: string): string | undefined {
    const day = this.text(name, DAY)?.slice(0, 'YYYY-MM-DD'.length);
    if (day === undefined || !DAY.pattern.test(day) || isDay(day)) return day;
    this.fail(name, 'There is no such day.');
    return undefined;
  }

  /** A month as YYYY-MM. */
  month(name: string): string | undefined {
    return this.text(name, MONTH);
  }

  /** The text exactly as it was sent, with its spaces. */
  secret(name: string): string {
    const value = this.value(name);
    if (typeof value === 'string' && value !== '' && value.length <= 1000) return value;
    this.fail(
      name,
      typeof value === 'string' && value !== '' ? 'This is too long.' : 'This field is required.',
    );
    return '';
  }

  number(name: string, { min = -1e9, max = 1e9 }: { min?: number; max?: number } = {}): number | undefined {
    const value = this.value(name);
    if (value === undefined || value === null || value === '') return undefined;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max) {
      this.fail(name, `This must be a number between ${min} and ${max}.`);
      return undefined;
    }
    return value;
  }

  boolean(name: string): boolean | undefined {
    const value = this.value(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'boolean') {
      this.fail(name, 'This must be true or false.');
      return undefined;
    }
    return value;
  }

  list<T>(name: string, read: (item: unknown) => T | undefined, max = 100): T[] | undefined {
    const value = this.value(name);
    if (value === undefined || value === null) return undefined;
    if (!Array.isArray(value) || value.length > max) {
      this.fail(name, `This must be a list of at most ${max}.`);
      return undefined;
    }
    const items = value.map(read).filter((item) => item !== undefined);
    if (items.length !== value.length) this.fail(name, 'This list holds something that is not valid.');
    return items;
  }

  /** One of the words; undefined if absent. Any other word is an error. */
  word<const W extends string>(name: string, words: readonly W[]): W | undefined {
    const text = this.text(name);
    const word = words.find((each) => each === text);
    if (text !== undefined && word === undefined) this.fail(name, `Choose one of ${words.join(', ')}.`);
    return word;
  }

  /** A date and time as an ISO string. */
  moment(name: string): string | undefined {
    const text = this.text(name, { max: 40 });
    if (text === undefined) return undefined;
    const date = new Date(text);
    if (!/^\d{4}-\d{2}-\d{2}/.test(text) || Number.isNaN(date.getTime())) {
      this.fail(name, 'Enter a date and time like 2026-01-31T09:30:00Z.');
      return undefined;
    }
    return date.toISOString();
  }

  /** The fields of an object. Their errors are named `field.inner`. */
  group(name: string): Form | undefined {
    const value = this.value(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'object' && !Array.isArray(value)) {
      return new Form(value as Fields, this.errors, `${this.prefix}${name}.`);
    }
    this.fail(name, 'This must be an object.');
    return undefined;
  }

  /** The objects of a list. Errors in the second one are named `field.1.inner`. */
  groups(name: string, max = 100): Form[] | undefined {
    const items = this.list(
      name,
      (item) => (typeof item === 'object' && item !== null ? item : undefined),
      max,
    );
    return items?.map(
      (item, index) => new Form(item as Fields, this.errors, `${this.prefix}${name}.${index}.`),
    );
  }

  texts(name: string, max = 100, longest = 100): string[] | undefined {
    return this.list(
      name,
      (item) =>
        typeof item === 'string' && item.trim() !== '' && item.length <= longest ? item.trim() : undefined,
      max,
    );
  }

  email(name = 'email'): string {
    return this.required(name, {
      max: 254,
      pattern: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u,
      says: 'Please enter a valid email address',
    }).toLowerCase();
  }

  newPassword(name: string): string {
    const password = this.secret(name);
    if (password !== '' && password.length < 6) {
      this.fail(name, 'Password must be at least 6 characters long');
    }
    return password;
  }

  /** Ends the reading. @throws HttpFailure 422 if there were errors */
  done(): void {
    if (Object.keys(this.errors).length > 0) throw invalid(this.errors);
  }
}

const LARGEST_BODY = 15 * 1024 * 1024;

const tooLarge = (request: Request): boolean =>
  Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY;

/** The JSON object in a request. An empty body counts as an empty object. */
export const readForm = async (request: Request): Promise<Form> => {
  if (tooLarge(request)) throw new HttpFailure(413, 'The request is too large.');
  const text = await request.text().catch(() => {
    throw new HttpFailure(400, 'The request body could not be read.');
  });
  if (text.trim() === '') return new Form({});
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpFailure(400, 'The request body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpFailure(400, 'The request body must be a JSON object.');
  }
  return new Form(value as Fields);
};

export const readMultipart = async (request: Request): Promise<FormData> => {
  if (tooLarge(request)) throw new HttpFailure(413, 'The file is too large. The limit is 10 MB.');
  if (!/^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')) {
    throw new HttpFailure(415, 'Send the file as multipart/form-data.');
  }
  try {
    return await request.formData();
  } catch {
    throw new HttpFailure(400, 'The form data could not be read.');
  }
};
