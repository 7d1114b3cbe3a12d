import { useState } from 'react';
import { announcements, type Audience, type Reach } from '@/api/endpoints/announcements';
import { send } from '@/api/send';
import { useSubmission } from '@/forms/useSubmission';
import { useFailureToast } from '@/ui/toast/useFailureToast';

/**
 * Counts the people whom an announcement would reach. The count is valid only as long as the audience is
 * unchanged.
 */
export function useAudience(audience: Audience) {
  const [counted, setCounted] = useState<{ readonly audienceKey: string; readonly reach: Reach } | null>(
    null,
  );
  const { pending, run } = useSubmission();
  const sayFailure = useFailureToast();
  const audienceKey = JSON.stringify(audience);
  return {
    reach: counted?.audienceKey === audienceKey ? counted.reach : null,
    checking: pending !== null,
    async check() {
      const result = await run('form', (signal) =>
        send(announcements.audience, { body: { audience }, signal }),
      );
      if (result.outcome === 'done') setCounted({ audienceKey, reach: result.value });
      else if (result.outcome === 'failed') sayFailure(result.error);
    },
    /** Discards the count. */
    forget: () => setCounted(null),
  };
}
