import { text, texts } from '@/api/scalars';
import { post, z } from '@/api/schema';

/** Calls of the second factor. The sign-in with a second factor is in auth.ts. */

/** The two reads of the account, which a write to it makes stale. */
export const ACCOUNT_READS = ['/api/auth/me', '/api/users/me'] as const;

const codeBody = z.object({ code: text });
const backupCodes = z.object({ backupCodes: texts });

export const twoFactor = {
  enableTwoFactor: post(
    '/api/auth/2fa/enable',
    'Begin to set up the second factor: the secret for the authenticator app',
    {
      body: z.object({}),
      response: z.object({ secret: text, otpauthUri: text }),
      // This step changes nothing: two-factor is off until a first code has confirmed it.
      makesStale: [],
      conflicts: [409],
      isProposal: true,
    },
  ),
  confirmTwoFactor: post(
    '/api/auth/2fa/confirm',
    'Switch the second factor on with a first code; answers with ten backup codes',
    {
      body: codeBody,
      response: z.object({ enabled: z.boolean(), backupCodes: texts }),
      makesStale: ACCOUNT_READS,
      conflicts: [422],
      isProposal: true,
    },
  ),
  disableTwoFactor: post('/api/auth/2fa/disable', 'Switch the second factor off', {
    body: codeBody,
    response: z.object({ enabled: z.boolean() }),
    makesStale: ACCOUNT_READS,
    conflicts: [422],
    isProposal: true,
  }),
  renewBackupCodes: post('/api/auth/2fa/backup-codes', 'Ten new backup codes for a code; the old ones end', {
    body: codeBody,
    response: backupCodes,
    conflicts: [409, 422],
    makesStale: [],
    isProposal: true,
  }),
};
