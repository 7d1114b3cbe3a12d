import * as z from 'zod/mini';
import type { AnyEndpoint, Shape } from '../src/api/endpoint.ts';
import { attemptsOf } from '../src/api/retry.ts';
import { API, MESSAGE_MAX_LENGTH } from '../src/config/limits.ts';
import { tagOf } from './contract.areas.ts';
import { ERROR_SCHEMA, ERRORS, errorResponses } from './contract.errors.ts';
import { exampleOf, type Json } from './contract.examples.ts';
import { byRouting, pathParametersOf } from './contract.routing.ts';
import { DECLARED, type Declared } from './contract.resources.ts';

/**
 * Builds the OpenAPI 3.1 document of all calls of the client, for developers of a
 * backend (`npm run contract`).
 */
const DESCRIPTION = `What the VisaTalent client calls, and what it understands. Written from the client's own declarations by \`npm run contract\`.

- Success bodies are documented as the reference backend answers them: the sign-in calls in an envelope \`{ "success": true, "data": ..., "message": "..." }\`, all others bare. The client reads both everywhere. \`"success": false\` is a failure whatever the status.
- Routing: A literal segment wins over a parameter, from left to right. The paths stand in that order, and a parameter's schema excludes the literal segments beside it.
- Lists may come as a page, as a bare array, as \`{ "items": [...], "total": n }\` or, for countries, as \`{ "countries": [...], "totalCount": n }\`.
- Unknown fields are ignored. Ids are strings; numbers are accepted.
- Failures answer \`{ "success": false, "message": "...", "errors": { "field": ["..."] } }\`; \`message\`, then \`error\`, is shown to the person, in one line of at most ${MESSAGE_MAX_LENGTH} characters.
- Every request carries \`Content-Type: application/json\` (uploads excepted) and, when somebody is signed in, \`Authorization: Bearer\`. Both must be allowed by the CORS policy of a backend of another origin; \`Retry-After\` should be exposed by it. Redirects are not followed.
- Calls marked \`x-attempts\` above 1 may arrive more than once.
- Operations marked \`x-shape: ours\` have shapes that are our proposal: nobody has fixed them yet.`;

/** Named schemas, collected while the operations are written. */
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

/** A shape as a JSON schema; its named parts are moved to `components`. */
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
      // The default of `catch` is the client's replacement for an unreadable value and
      // does not concern a backend.
      if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
      const { documented, items } = z.globalRegistry.get(zodSchema) ?? {};
      const shown = items instanceof z.ZodMiniType ? { type: 'array', items: schemaOf(items) } : documented;
      if (shown === undefined) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, shown);
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

const PATHS: readonly string[] = [...new Set(DECLARED.map(({ endpoint }) => endpoint.path))];

const content = (type: string, schema: Json): Json => ({
  [type]: { schema, ...(type === 'application/json' ? { example: exampleOf(schema, schemas) } : {}) },
});

function parametersOf({ path, query }: AnyEndpoint): readonly Json[] {
  const inPath = pathParametersOf(path, PATHS).map(({ name, not }) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(not.length === 0 ? {} : { not: { enum: not } }) },
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

/** A file may have any media type and has no schema. */
const ANY_FILE: Json = { '*/*': {} };

const inEnvelope = (data: Json): Json => ({
  type: 'object',
  properties: { success: { const: true }, data, message: { type: 'string' } },
  required: ['success', 'data'],
});

function responsesOf(endpoint: AnyEndpoint): Json {
  const { response, envelope, binary, conflicts = [], path, query, body, record } = endpoint;
  const bare = schemaOf(response);
  const schema = envelope === true ? inEnvelope(bare) : bare;
  const isEmpty = Object.keys(schema).length === 0;
  const success = isEmpty
    ? { description: 'Done; the body is not read' }
    : { description: 'Done', content: binary === true ? ANY_FILE : content('application/json', schema) };
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
    ...(endpoint.isProposal === true ? { 'x-shape': 'ours' } : {}),
  };
}

function pathsOf(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const declared of DECLARED) {
    const { path, method } = declared.endpoint;
    const operations = (paths[path] ??= {});
    operations[method.toLowerCase()] ??= operationOf(declared);
  }
  return Object.fromEntries(Object.entries(paths).sort(([one], [other]) => byRouting(one, other)));
}

/** The complete document. */
export function contractDocument(): Json {
  const paths = pathsOf();
  const tags = [...new Set(DECLARED.map(({ resource }) => resource))].map(tagOf);
  const named = Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'VisaTalent backend',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
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

/** The text of `docs/openapi.json`. */
export const contractText = (): string => `${JSON.stringify(contractDocument(), null, 2)}\n`;
