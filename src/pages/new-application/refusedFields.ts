import type { Job } from '@/api/endpoints/jobs';
import { serverFieldErrors } from '@/forms/fieldsOfServer';
import { type ApplyField, fieldsOf, serverNamesOf, type Step } from './steps';

interface RefusedFields {
  readonly step: Step;
  readonly problems: ReadonlyMap<ApplyField, { readonly text: string }>;
}

/**
 * The fields that the backend refused, of the first step that has any, with the backend's texts.
 * @returns undefined if the error names no field of the form
 */
export function refusedFields(error: unknown, job: Job): RefusedFields | undefined {
  const fields = [...fieldsOf(job)];
  const refused = serverFieldErrors(
    error,
    fields.map(([name]) => name),
    serverNamesOf(job),
  );
  const step = fields.find(([name]) => refused.has(name))?.[1].step;
  if (step === undefined) return undefined;
  const problems = new Map<ApplyField, { text: string }>();
  for (const [name, place] of fields) {
    const text = refused.get(name);
    if (text !== undefined && place.step === step) problems.set(name, { text });
  }
  return { step, problems };
}
