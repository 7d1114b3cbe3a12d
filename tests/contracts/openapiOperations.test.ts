import { describe, expect, test } from 'vitest';
import { openEnvelope } from '@/api/answer';
import { usableToken } from '@/storage/keys';
import { DECLARED } from '../../scripts/contract.resources.ts';
import { answerErrors, requestErrors } from '../support/contract';
import { type Operation, operations } from './operations';

describe('every operation', () => {
  test('has its own name, a summary, and its possible answers', () => {
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    for (const [line, { summary, responses }] of operations) {
      expect([line, summary.length > 5]).toEqual([line, true]);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['2XX', '401', '403', '5XX']));
    }
  });

  test('the document has every declared endpoint', () => {
    const lines = new Set(operations.map(([line]) => line));
    for (const { endpoint } of DECLARED) expect(lines).toContain(`${endpoint.method} ${endpoint.path}`);
  });

  test('a validator and the client accept the examples', () => {
    const contentOf = (part: Partial<NonNullable<Operation['requestBody']>> | undefined) =>
      part?.content?.['application/json']?.example;
    const wrong = DECLARED.flatMap(({ endpoint }) => {
      const { method, path, body, response } = endpoint;
      const line = `${method} ${path}`;
      const address = `https://api.test${path.replace(/\{\w+\}/g, '1')}`;
      const operation = new Map(operations).get(line);
      const request = contentOf(operation?.requestBody);
      const answer = contentOf(operation?.responses['2XX'] as Operation['requestBody']);
      const type = 'application/json';
      return [
        ...(request === undefined || body?.safeParse(request).success === true ? [] : [`${line} request`]),
        ...(answer === undefined || response.safeParse(openEnvelope(answer)).success
          ? []
          : [`${line} answer`]),
        // The document has no examples of queries, so only bodies are checked.
        ...(request === undefined
          ? []
          : requestErrors(method, address, type, JSON.stringify(request))
        ).filter((each) => each.includes(' body')),
        ...(answer === undefined ? [] : answerErrors(method, address, 200, type, JSON.stringify(answer))),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('the examples are consistent: ids agree, times are valid, tokens fit a header', () => {
    const found = new Map<string, Set<unknown>>();
    const note = (key: string, value: unknown) => {
      if (value !== null) found.set(key, (found.get(key) ?? new Set()).add(value));
    };
    const read = (value: unknown, name: string): void => {
      if (Array.isArray(value)) for (const each of value) read(each, name);
      else if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) read(inner, key);
      else note(name, value);
    };
    for (const [, operation] of operations) {
      for (const part of [operation.requestBody, operation.responses['2XX']])
        read((part as Operation['requestBody'])?.content?.['application/json']?.example, '');
    }
    const told = (name: string) => [...(found.get(name) ?? [])];
    for (const name of [
      'userId',
      'profileId',
      'jobId',
      'applicationId',
      'threadId',
      'documentId',
      'countryId',
    ])
      expect([name, told(name).length]).toEqual([name, 1]);
    expect(told('id')).toEqual(
      expect.arrayContaining(['jobId', 'userId', 'applicationId', 'threadId'].flatMap(told)),
    );
    for (const name of ['createdAt', 'sentAt', 'lastModified', 'uploadedAt'])
      expect(told(name).filter((value) => Number.isNaN(Date.parse(String(value))))).toEqual([]);
    expect(told('accessToken').map(usableToken)).toEqual(told('accessToken'));
  });
});
