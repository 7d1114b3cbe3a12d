import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Changes } from '@/features/records/view/Changes';
import type { Resource } from '@/features/records/resource';
import { startAllTexts } from '@/i18n/texts.fixture';
import { auditLog } from './AuditPage';

type Audited = Parameters<NonNullable<typeof auditLog.kindsOf>>[0];
const LOG = auditLog as unknown as Resource;

it.each([
  ['applications', 'status', 'inReview', 'در حال بررسی'],
  ['documents', 'status', 'verified', 'تأییدشده'],
  ['tasks', 'kind', 'document', 'مدرک'],
  ['users', 'roles', 'admin, administrator', 'مدیر'],
  ['threads', 'state', 'closed', 'بسته‌شده'],
  ['jobs', 'closesAt', '2026-11-26T14:02:00.000Z', '۵ آذر ۱۴۰۵، ۱۴:۰۲'],
  // Values that no table has are shown as they came.
  ['applications', 'status', 'onHold', 'onHold'],
  ['rockets', 'status', 'inReview', 'inReview'],
  ['applications', 'constructor', 'inReview', 'inReview'],
])('shows %s.%s %s of the audit log as %s in Persian', async (entity, field, to, words) => {
  const i18n = await startAllTexts();
  await i18n.changeLanguage('fa');
  const entry = { id: 'audit-1', entity, changes: [{ field, from: null, to }] };
  const { container } = render(
    <Changes
      resource={LOG}
      changes={entry.changes}
      kinds={auditLog.kindsOf?.(entry as unknown as Audited)}
    />,
  );
  expect(container.querySelector('li')?.lastElementChild).toHaveTextContent(words);
});
