import { API } from '../src/config/limits.ts';
import type { Json } from './contract.examples.ts';

/** The error responses of the OpenAPI document. */
export const ERRORS: Readonly<Record<number, readonly [name: string, description: string, message: string]>> =
  {
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

export const ERROR_SCHEMA: Json = {
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

export const errorResponses = (): Json =>
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
