import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * Compares real requests and answers with docs/openapi.json by a JSON Schema validator. It uses the written
 * document only, neither the client's shapes nor the script that writes the document.
 */
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: object;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
  readonly 'x-attempts': number;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Content>> };
}
const ID = 'openapi.json';
const JSON_TYPE = 'application/json';
/** Only for developers and tests: the outbox of the embedded backend. */
const UNDOCUMENTED = '/api/dev/';

export const contract = JSON.parse(readFileSync(`docs/${ID}`, 'utf8')) as Document;

const validator = (coerceTypes: false | 'array') => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, coerceTypes });
  addFormats.default(ajv);
  ajv.addSchema(contract, ID);
  return ajv;
};
const bodies = validator(false);
/** All values in an address are text: `page=2` is converted to the number 2. */
const addresses = validator('array');

const compiled = new Map<string, ValidateFunction>();
const compile = (key: string, ajv: Ajv2020, schema: object): ValidateFunction => {
  const known = compiled.get(key) ?? ajv.compile(schema);
  compiled.set(key, known);
  return known;
};

/** A reference to a part of the document. */
const reference = (...steps: readonly string[]) => ({
  $ref: `${ID}#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`,
});

const errorsOf = (what: string, validate: ValidateFunction, value: unknown): readonly string[] =>
  validate(value)
    ? []
    : (validate.errors ?? []).map(
        ({ instancePath, message, params }) => `${what}${instancePath} ${message} ${JSON.stringify(params)}`,
      );

/** The templates, those with the most fixed segments first: `/api/jobs/saved` before `/api/jobs/{id}`. */
const templates = Object.keys(contract.paths)
  .map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    open: path.split('{').length,
  }))
  .sort((a, b) => a.open - b.open);

function operationFor(method: string, pathname: string) {
  const verb = method.toLowerCase();
  const path = templates.find(
    (each) => each.pattern.test(pathname) && contract.paths[each.path]?.[verb],
  )?.path;
  const operation = path === undefined ? undefined : contract.paths[path]?.[verb];
  return path === undefined || operation === undefined ? undefined : { path, verb, operation };
}

function queryErrors(
  line: string,
  { parameters = [] }: Operation,
  query: URLSearchParams,
): readonly string[] {
  const known = parameters.filter((each) => each.in === 'query');
  const validate = compile(`${line} query`, addresses, {
    $id: `${line} query`.replaceAll(/[^\w]/g, '-'),
    type: 'object',
    properties: Object.fromEntries(known.map(({ name, schema }) => [name, schema])),
    required: known.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  });
  const given = [...new Set(query.keys())].map((name) => {
    const values = query.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  return errorsOf(`${line} query`, validate, Object.fromEntries(given));
}

/** The differences between a request and the document. `text`: its body, '' without one. */
export function requestErrors(
  method: string,
  address: string,
  type: string | null,
  text: string,
): readonly string[] {
  const { pathname, searchParams } = new URL(address);
  if (pathname.startsWith(UNDOCUMENTED)) return [];
  const found = operationFor(method, pathname);
  if (found === undefined) return [`${method} ${pathname} is not in the document`];
  const { path, verb, operation } = found;
  const line = `${method} ${path}`;
  const wrong = queryErrors(line, operation, searchParams);
  const documented = operation.requestBody?.content;
  if (documented === undefined) return text === '' ? wrong : [...wrong, `${line} has a body`];
  const kind = Object.keys(documented)[0] ?? '';
  if (type?.startsWith(kind) !== true) return [...wrong, `${line} is sent as ${type}, not as ${kind}`];
  if (kind !== JSON_TYPE) return wrong;
  // A field that is not in the document is an error, because a backend does not know it.
  const validate = compile(`${line} body`, bodies, {
    allOf: [reference('paths', path, verb, 'requestBody', 'content', kind, 'schema')],
    unevaluatedProperties: false,
  });
  return [...wrong, ...errorsOf(`${line} body`, validate, JSON.parse(text))];
}

/** The differences between an answer and the document. */
export function answerErrors(
  method: string,
  address: string,
  status: number,
  type: string | null,
  text: string,
): readonly string[] {
  const { pathname } = new URL(address);
  const found = operationFor(method, pathname);
  if (found === undefined) return [];
  const { path, verb, operation } = found;
  const line = `${method} ${path} ${status}`;
  const key = [String(status), `${String(status)[0]}XX`].find((each) => operation.responses[each]);
  const documented = key === undefined ? undefined : operation.responses[key];
  if (key === undefined || documented === undefined) return [`${line} is not in the document`];
  const name = documented.$ref?.split('/').at(-1);
  const content = name === undefined ? documented.content : contract.components.responses[name]?.content;
  if (content?.[JSON_TYPE] === undefined) return [];
  if (type?.startsWith(JSON_TYPE) !== true || text === '') return [`${line} is not ${JSON_TYPE} but ${type}`];
  const place =
    name === undefined ? ['paths', path, verb, 'responses', key] : ['components', 'responses', name];
  const validate = compile(place.join(' '), bodies, reference(...place, 'content', JSON_TYPE, 'schema'));
  return errorsOf(line, validate, JSON.parse(text));
}

/**
 * The differences between a request, its answer and the document. It reads copies, so
 * that both can still be read.
 */
export async function exchangeErrors(request: Request, answer: Response): Promise<readonly string[]> {
  const [sent, answered] = await Promise.all([request.clone().text(), answer.clone().text()]);
  const type = answer.headers.get('content-type');
  return [
    ...requestErrors(request.method, request.url, request.headers.get('content-type'), sent),
    ...answerErrors(request.method, request.url, answer.status, type, answered),
  ];
}
