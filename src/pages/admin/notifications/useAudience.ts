import { useState } from 'react';
import { announcements, type Audience, type Reach } from '@/api/endpoints/announcements';
import { send } from '@/api/send';
import { useSubmission } from '@/forms/useSubmission';
import { useSaysFailure } from '@/ui/toast/useSaysFailure';

/** Who an announcement would reach. What was found counts only as long as the audience stays as it was. */
export function useAudience(audience: Audience) {
  const [found, setFound] = useState<{ readonly asked: string; readonly reach: Reach } | null>(null);
  const { pending, run } = useSubmission();
  const sayFailure = useSaysFailure();
  const asked = JSON.stringify(audience);
  return {
    reach: found?.asked === asked ? found.reach : null,
    checking: pending !== null,
    async check() {
      const result = await run('form', (signal) =>
        send(announcements.audience, { body: { audience }, signal }),
      );
      if (result.outcome === 'done') setFound({ asked, reach: result.value });
      else if (result.outcome === 'failed') sayFailure(result.error);
    },
    /** What was found is no longer true. */
    forget: () => setFound(null),
  };
}
