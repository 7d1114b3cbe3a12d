import { date, maybe, named, text } from '@/api/scalars';
import { get, z } from '@/api/schema';

/** Calls for the health, configuration and metrics of the backend. */
const status = z.enum(['ok', 'degraded', 'down']);
const health = named(
  'SystemHealth',
  z.object({
    status,
    checks: z.array(z.object({ name: text, status, latencyMs: maybe(z.number()) })),
    version: maybe(text),
    time: date,
  }),
);
export type SystemHealth = z.infer<typeof health>;
/** Names and plain values: backends report different settings and metrics. */
const values = z.record(z.string(), z.unknown());

export const system = {
  health: get('/api/system/health', 'Whether the backend and what it needs are well', {
    response: health,
    isProposal: true,
  }),
  config: get('/api/system/config', 'The public settings of the backend', {
    response: values,
    isProposal: true,
  }),
  metrics: get('/api/system/metrics', 'Figures about the running backend', {
    response: values,
    isProposal: true,
  }),
};
