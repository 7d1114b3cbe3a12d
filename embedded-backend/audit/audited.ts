import type { Backend } from '../backend.ts';
import { HttpFailure } from '../http/HttpFailure.ts';
import type { Call, Route } from '../http/route.ts';
import { isAdmin } from '../security/sessions.ts';
import { type AuditedEntity, ENTITIES, type Snapshot } from './entities.ts';
import { changesOf, writeEntry } from './log.ts';
import { type AuditedWrite, WRITES } from './writes.ts';

const REFUSED = [403, 409, 422];

type Fields = Readonly<Record<string, unknown>>;
/** Records by id; null for a record that does not exist. */
type Records = ReadonlyMap<string, Snapshot | null>;

const NO_FIELDS: Fields = {};

/** The answer as JSON; empty for a file. */
const answerOf = async (answer: unknown): Promise<Fields> => {
  const isJson =
    answer instanceof Response && answer.headers.get('content-type')?.startsWith('application/json') === true;
  const value: unknown = isJson ? await answer.clone().json() : answer;
  return typeof value === 'object' && value !== null && !(value instanceof Response)
    ? (value as Fields)
    : NO_FIELDS;
};

const textIn = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * The id of the record that a call is about, if it is known. @param source the body, or the answer if the
 * record is new
 */
const targetOf = ({ of }: AuditedWrite, call: Call, source: Fields): string | undefined => {
  if (of === 'answer') return textIn(source, 'id');
  if (of === 'holder') return call.params.id?.split('~')[0] ?? textIn(source, 'userId');
  return call.params.id;
};

const readAll = (backend: Backend, entity: AuditedEntity, ids: readonly string[]): Records =>
  new Map(ids.map((id) => [id, entity.read(backend.data, id) ?? null]));

const failuresOf = (answer: Fields): string[] =>
  Array.isArray(answer.failed) ? answer.failed.flatMap((each: Fields) => textIn(each, 'id') ?? []) : [];

/**
 * Handles a call and logs what an administrator has written with it or was refused, with one entry for each
 * record. A repeated call that changes nothing is not logged.
 */
export const audited = async (backend: Backend, route: Route, call: Call): Promise<unknown> => {
  const write = WRITES[`${route.method.toUpperCase()} ${route.path}`];
  const actor = write ? call.visitor()?.user : undefined;
  if (!write || actor === undefined || (write.othersOnly === true && !isAdmin(actor))) {
    return route.handle(call);
  }
  const entity: AuditedEntity = ENTITIES[write.entity];
  const isEach = write.of === 'each';
  const idsNow = (source: Fields): string[] =>
    isEach ? entity.ids(backend.data) : [targetOf(write, call, source) ?? []].flat();
  const isNew = write.of === 'answer';
  let body = NO_FIELDS;
  let before = readAll(backend, entity, isNew ? [] : idsNow(body));
  const watched: Call = {
    ...call,
    form: async () => {
      const form = await call.form();
      body = form.fields;
      // Reads the records again. From here on the handler is not interrupted by other calls.
      if (!isNew) before = readAll(backend, entity, idsNow(body));
      return form;
    },
  };
  const writeLog = (id: string | null, outcome: 'done' | 'refused', now: Snapshot | null): void => {
    const previous = id === null ? null : (before.get(id) ?? null);
    const record = now ?? previous;
    if (write.othersOnly === true && record?.personId === actor.id) return;
    writeEntry(backend, actor, {
      action: `${write.entity}.${typeof write.verb === 'string' ? write.verb : write.verb(record?.fields ?? NO_FIELDS)}`,
      entity: write.entity,
      entityId: id,
      entityName: record?.name ?? null,
      personId: record?.personId ?? null,
      changes:
        now === null || outcome === 'refused' ? [] : changesOf(previous?.fields ?? NO_FIELDS, now.fields),
      outcome,
    });
  };
  try {
    const handled: unknown = await route.handle(watched);
    const answer = await answerOf(handled);
    // A repeated call that creates nothing is answered with another status than 201.
    if (isNew && !(handled instanceof Response && handled.status === 201)) return handled;
    const wrote = new Set([...(isEach ? before.keys() : []), ...idsNow(answer)]);
    for (const id of wrote) {
      const previous = before.get(id) ?? null;
      const now = entity.read(backend.data, id) ?? null;
      if (write.always === true || now?.record !== previous?.record) writeLog(id, 'done', now);
    }
    if (isEach) for (const id of failuresOf(answer)) writeLog(before.has(id) ? id : null, 'refused', null);
    return handled;
  } catch (error) {
    if (error instanceof HttpFailure && REFUSED.includes(error.status)) {
      writeLog((isNew ? undefined : targetOf(write, call, body)) ?? null, 'refused', null);
    }
    throw error;
  }
};
