import * as z from 'zod/mini';
import type { AnyEndpoint, Shape } from '../src/api/endpoint.ts';
import { attemptsOf } from '../src/api/retry.ts';
import { API, MESSAGE_MAX_LENGTH } from '../src/config/limits.ts';
import { exampleOf, type Json } from './contract.examples.ts';
import { DECLARED, type Declared } from './contract.resources.ts';

/** The OpenAPI 3.1 document of everything the client calls: what the backend's people get (`npm run contract`). */
const DESCRIPTION = `What the VisaTalent client calls, and what it understands. Written from the client's own declarations by \`npm run contract\`.

- Success bodies may come bare, as documented, or in an envelope \`{ "success": true, "data": ..., "message": "..." }\`. \`"success": false\` is a failure whatever the status.
- Lists may come as a page, as a bare array, as \`{ "items": [...], "total": n }\` or, for countries, as \`{ "countries": [...], "totalCount": n }\`.
- Unknown fields are ignored. Ids are strings; numbers are accepted.
- Failures answer \`{ "success": false, "message": "...", "errors": { "field": ["..."] } }\`; \`message\`, then \`error\`, is shown to the person, in one line of at most ${MESSAGE_MAX_LENGTH} characters.
- Every request carries \`Content-Type: application/json\` (uploads excepted) and, when somebody is signed in, \`Authorization: Bearer\`. Both must be allowed by the CORS policy of a backend of another origin; \`Retry-After\` should be exposed by it. Redirects are not followed.
- Calls marked \`x-attempts\` above 1 may arrive more than once.
- Operations marked \`x-shape: ours\` have shapes that are our proposal: nobody has fixed them yet.`;

const ERRORS: Readonly<Record<number, readonly [name: string, description: string, message: string]>> = {
  400: ['BadRequest', 'The request cannot be understood', 'The request is not valid.'],
  401: [
    'Unauthorized',
    'No token, or one that is not valid: ends the session that it belongs to',
    'Sign in first.',
  ],
  403: ['Forbidden', 'The signed-in user may not do this', 'Access denied.'],
  404: ['NotFound', 'There is no such record', 'The record was not found.'],
  409: [
    'Conflict',
    'It exists already, is in use, or was changed since it was read (then the record stands under `current`)',
    'A record with this code already exists.',
  ],
  410: ['Gone', 'The token was used or is too old', 'This link is no longer valid.'],
  415: [
    'UnsupportedMediaType',
    'The body is of another kind than this call takes',
    'Send the file as form data.',
  ],
  422: ['Invalid', 'Fields are wrong: `errors` has the texts by field', 'Some fields need your attention.'],
  429: [
    'TooManyRequests',
    `Not repeated by the client; \`Retry-After\` (at most ${API.longestRetryAfter / 1000} s) is shown`,
    'Too many attempts.',
  ],
  500: [
    'ServerError',
    'Repeated by the client where that is safe; a 503 may say when in `Retry-After`',
    'Something went wrong.',
  ],
};

const ERROR_SCHEMA: Json = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'Shown to the person' },
    error: { type: 'string', description: 'Shown when there is no message' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'Texts by field name',
    },
    current: { description: 'With 409 after a change by somebody else: the record as it is now' },
  },
};

/** Named shapes, gathered while operations are written. */
const schemas: Record<string, Json> = {};

const relink = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relink);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : relink(inner),
    ]),
  );
};

/** A shape as a JSON schema; its named parts go to `components`. */
function schemaOf(shape: Shape<unknown>): Json {
  if (!(shape instanceof z.core.$ZodType)) throw new TypeError('Only zod shapes can be documented.');
  const {
    $schema: _dialect,
    $defs,
    id: _id,
    ...schema
  } = z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // What is read instead of an unreadable value is the client's own affair.
      if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
      const documented = z.globalRegistry.get(zodSchema)?.documented;
      if (documented === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, documented);
    },
  });
  for (const [name, { id: _named, ...definition }] of Object.entries($defs ?? {})) {
    schemas[name] = relink(definition) as Json;
  }
  const name = z.globalRegistry.get(shape)?.id;
  if (name === undefined || $defs?.[name] !== undefined) return relink(schema) as Json;
  schemas[name] = relink(schema) as Json;
  return { $ref: `#/components/schemas/${name}` };
}

const content = (type: string, schema: Json): Json => ({
  [type]: { schema, ...(type === 'application/json' ? { example: exampleOf(schema, schemas) } : {}) },
});

function parametersOf({ path, query }: AnyEndpoint): readonly Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (query === undefined) return inPath;
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Readonly<Record<string, Json>>;
    required?: readonly string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function requestBodyOf({ body, multipart }: AnyEndpoint): Json {
  if (body === undefined) return {};
  const type = multipart === true ? 'multipart/form-data' : 'application/json';
  return { requestBody: { required: true, content: content(type, schemaOf(body)) } };
}

function responsesOf({ response, binary, conflicts = [], path, query, body, record }: AnyEndpoint): Json {
  const schema = schemaOf(response);
  const isEmpty = Object.keys(schema).length === 0;
  const type = binary === true ? 'application/octet-stream' : 'application/json';
  const success = isEmpty
    ? { description: 'Done; the body is not read' }
    : { description: 'Done', content: content(type, schema) };
  const statuses = [
    ...(body === undefined && query === undefined && !path.includes('{') ? [] : [400]),
    401,
    403,
    ...(path.includes('{') || record === true ? [404] : []),
    ...conflicts,
    500,
  ];
  const errors = statuses.map((status) => [
    status === 500 ? '5XX' : String(status),
    { $ref: `#/components/responses/${ERRORS[status]?.[0] ?? ''}` },
  ]);
  return Object.fromEntries([['2XX', success], ...errors]) as Json;
}

function operationOf({ name, resource, endpoint }: Declared): Json {
  const parameters = parametersOf(endpoint);
  return {
    operationId: name,
    tags: [resource],
    summary: endpoint.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBodyOf(endpoint),
    responses: responsesOf(endpoint),
    'x-attempts': attemptsOf(endpoint, API.attempts),
    ...(endpoint.timeout === undefined ? {} : { 'x-timeout-ms': endpoint.timeout }),
    ...(endpoint.fallback === undefined ? {} : { 'x-fallback-after-ms': endpoint.fallback.after }),
    ...(endpoint.ours === true ? { 'x-shape': 'ours' } : {}),
  };
}

function pathsOf(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const declared of DECLARED) {
    const { path, method } = declared.endpoint;
    const operations = (paths[path] ??= {});
    operations[method.toLowerCase()] ??= operationOf(declared);
  }
  return paths;
}

const errorResponses = (): Json =>
  Object.fromEntries(
    Object.entries(ERRORS).map(([status, [name, description, message]]) => [
      name,
      {
        description,
        ...(status === '429' || status === '500'
          ? {
              headers: {
                'Retry-After': { schema: { type: 'string' }, description: 'Seconds, or an HTTP date' },
              },
            }
          : {}),
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Failure' },
            example: {
              success: false,
              message,
              ...(status === '422' ? { errors: { email: ['Enter an e-mail address.'] } } : {}),
            },
          },
        },
      },
    ]),
  );

/** The whole document. */
export function contractDocument(): Json {
  const paths = pathsOf();
  const tags = [...new Set(DECLARED.map(({ resource }) => resource))].map((name) => ({ name }));
  const named = Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
  return {
    openapi: '3.1.0',
    info: { title: 'VisaTalent backend', version: '1', description: DESCRIPTION },
    servers: [{ url: '/', description: 'VITE_API_BASE_URL' }],
    security: [{ bearer: [] }, {}],
    tags,
    paths,
    components: {
      schemas: { Failure: ERROR_SCHEMA, ...named },
      responses: errorResponses(),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Sent with every request while somebody is signed in',
        },
      },
    },
  };
}

/** As it stands in `docs/openapi.json`. */
export const contractText = (): string => `${JSON.stringify(contractDocument(), null, 2)}\n`;
