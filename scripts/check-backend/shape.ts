import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { AnyEndpoint } from '../../src/api/endpoint.ts';
import { isRecord, openEnvelope } from '../../src/api/answer.ts';
import { onePage } from '../../src/api/lists.ts';

/**
 * Compares an answer with its shape in docs/openapi.json. Differences are described
 * by types, never by values.
 */
interface Content {
  readonly content?: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Content>> }>>>
  >;
}
const ID = 'openapi.json';
const JSON_TYPE = 'application/json';

interface Shaped {
  readonly type?: unknown;
}

export interface Shapes {
  /**
   * The differences of a success. `other`: the client can read it, but its form is not the documented one.
   */
  readonly success: (endpoint: AnyEndpoint, body: unknown) => { where: readonly string[]; other: boolean };
  /** The differences of a failure's body. */
  readonly failure: (body: unknown) => readonly string[];
}

const typeOf = (value: unknown): string =>
  value === null
    ? 'null'
    : value === undefined
      ? 'missing'
      : Array.isArray(value)
        ? `list of ${value.length}`
        : typeof value === 'string'
          ? `text of ${value.length}`
          : typeof value;

/** Field names in the document. Any other name in an answer may be a person's data and is written as `*`. */
function fieldNames(document: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(document)) for (const each of document) fieldNames(each, found);
  else if (isRecord(document)) {
    if (isRecord(document.properties)) for (const name of Object.keys(document.properties)) found.add(name);
    for (const inner of Object.values(document)) fieldNames(inner, found);
  }
  return found;
}

/** What the schema expects at a place. */
function expected({ keyword, params, parentSchema }: ErrorObject): string {
  const { format, type } = (parentSchema ?? {}) as { format?: string; type?: string | string[] };
  if (keyword === 'format') return (params as { format: string }).format;
  if (keyword === 'required') return 'a value';
  if (keyword === 'enum' || keyword === 'const') return 'one of its words';
  if (type !== undefined) return format ?? [type].flat().join(' or ');
  return keyword;
}

/** Whether the difference is an id that is a number, which the client accepts. */
const isNumericId = ({ keyword, instancePath, data }: ErrorObject): boolean =>
  keyword === 'type' && Number.isInteger(data) && /(?:\/id|Id|Ids\/\d+)$/.test(instancePath);

function place(error: ErrorObject, names: ReadonlySet<string>): string {
  const missing = (error.params as { missingProperty?: string }).missingProperty;
  const steps = [...error.instancePath.split('/').slice(1), ...(missing === undefined ? [] : [missing])];
  const path = steps
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${names.has(step) ? step : '*'}`))
    .join('')
    .replace(/^\./, '');
  const found = missing === undefined ? typeOf(error.data) : 'missing';
  return `${path === '' ? 'body' : path}: ${found}, expected ${expected(error)}`;
}

/** The other forms of an answer that the client accepts. */
function otherForms(body: unknown, isEnvelope: boolean): readonly unknown[] {
  const opened = openEnvelope(body);
  const inside = isRecord(opened) && Array.isArray(opened.items) ? opened.items : opened;
  const list = Array.isArray(inside) ? inside : isRecord(opened) ? opened.data : undefined;
  return [
    opened,
    ...(isEnvelope ? [{ success: true, data: body }] : []),
    inside,
    ...(Array.isArray(list)
      ? [list, onePage(list, isRecord(opened) ? opened : {}), { countries: list, totalCount: list.length }]
      : []),
  ];
}

export function readShapes(file: string): Shapes {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const names = fieldNames(document);
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, ID);
  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (...steps: readonly string[]): ValidateFunction => {
    const pointer = steps
      .map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const made = compiled.get(pointer) ?? ajv.compile({ $ref: `${ID}#/${pointer}` });
    compiled.set(pointer, made);
    return made;
  };
  const errorsOf = (validate: ValidateFunction, body: unknown): readonly ErrorObject[] => {
    if (validate(body)) return [];
    const errors = (validate.errors ?? []).filter((error) => !isNumericId(error));
    // Errors of `null` and `anyOf` are left out when there is a more exact one.
    const telling = errors.filter(
      ({ keyword, parentSchema }) => keyword !== 'anyOf' && (parentSchema as Shaped).type !== 'null',
    );
    return telling.length > 0 ? telling : errors;
  };
  return {
    success: ({ path, method, envelope }, body) => {
      const verb = method.toLowerCase();
      const answer = document.paths[path]?.[verb]?.responses['2XX'];
      if (answer?.content?.[JSON_TYPE] === undefined) return { where: [], other: false };
      const validate = validatorAt('paths', path, verb, 'responses', '2XX', 'content', JSON_TYPE, 'schema');
      if (validate(body)) return { where: [], other: false };
      const tried = [body, ...otherForms(body, envelope === true)].map((each) => errorsOf(validate, each));
      if (tried.some((errors) => errors.length === 0)) return { where: [], other: true };
      // The form with the fewest errors near the top is the one that the backend intended.
      const atTop = (errors: readonly ErrorObject[]) =>
        errors.filter(({ instancePath }) => instancePath.split('/').length < 3).length;
      const [meant = []] = [...tried].sort((one, other) => atTop(one) - atTop(other));
      return { where: [...new Set(meant.map((error) => place(error, names)))], other: false };
    },
    failure: (body) => {
      const validate = validatorAt('components', 'schemas', 'Failure');
      if (!isRecord(body)) return [`body: ${typeOf(body)}, expected object`];
      return errorsOf(validate, body).map((error) => place(error, names));
    },
  };
}
