import type { Option } from '@/forms/kinds/kind';

/** The audited actions that have a text of ours; others are shown as the backend sent them. */
const OF_A_TABLE = ['create', 'update', 'delete'] as const;
const KNOWN = {
  users: [...OF_A_TABLE, 'block', 'unblock', 'signIn', 'signInFailed'],
  roles: OF_A_TABLE,
  countries: OF_A_TABLE,
  educationLevels: OF_A_TABLE,
  languageCertificates: OF_A_TABLE,
  userLanguageCertificates: OF_A_TABLE,
  userProfiles: [...OF_A_TABLE, 'export'],
  jobs: OF_A_TABLE,
  applications: ['move', 'update'],
  documents: ['verify', 'reject', 'update', 'delete'],
  tasks: OF_A_TABLE,
  threads: ['create', 'update', 'send'],
  announcements: [...OF_A_TABLE, 'send'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The audited actions by entity, in the order of the filter. */
export const AUDIT_ACTIONS: readonly Option[] = Object.entries(KNOWN).flatMap(([entity, verbs]) =>
  verbs.map((verb) => ({
    value: `${entity}.${verb}`,
    label: { key: `audit:actions.${entity}.${verb}` },
  })),
);
