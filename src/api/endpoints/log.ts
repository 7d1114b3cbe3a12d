import { date, maybe, named, unusedAnswer, text } from '@/api/scalars';
import { post, z } from '@/api/schema';

/**
 * Remote logging. Declared only for the OpenAPI document: src/logging sends the entries, without a
 * token, to the address in `VITE_LOG_ENDPOINT`.
 */
const entry = named(
  'LogEntry',
  z.object({
    timestamp: date,
    level: z.enum(['error', 'warn', 'info', 'debug']),
    message: text,
    context: text,
    data: maybe(z.record(z.string(), z.unknown())),
    error: maybe(z.object({ name: text, message: text, stack: maybe(text) })),
    sessionId: text,
    userId: maybe(text),
    userAgent: text,
    url: text,
  }),
);

export const log = {
  batch: post('/api/logs', 'Takes a batch of log entries; the address is what VITE_LOG_ENDPOINT says', {
    body: z.object({ logs: z.array(entry) }),
    response: unusedAnswer,
  }),
};
