import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '@/api/queries';
import { answer, line } from '@/api/testServer.fixture';
import { Changes } from '@/features/records/view/Changes';
import type { Resource } from '@/features/records/resource';
import { startAllTexts } from '@/i18n/texts.fixture';
import { auditLog } from './AuditPage';

type Audited = Parameters<NonNullable<typeof auditLog.kindsOf>>[0];
const LOG = auditLog as unknown as Resource;

function renderChange(entity: string, field: string, to: string) {
  const entry = { id: 'audit-1', entity, changes: [{ field, from: null, to }] };
  return render(
    <QueryClientProvider client={queryClient()}>
      <Changes
        resource={LOG}
        changes={entry.changes}
        kinds={auditLog.kindsOf?.(entry as unknown as Audited)}
      />
    </QueryClientProvider>,
  );
}

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
  const { container } = renderChange(entity, field, to);
  expect(container.querySelector('li')?.lastElementChild).toHaveTextContent(words);
});

it.each(['constructor', '__proto__', 'toString', 'mass'])(
  'shows the field %s, which has no name of ours, by its own name',
  async (field) => {
    await startAllTexts();
    const { container } = renderChange('rockets', field, 'a');
    expect(container.querySelector('li')).toHaveTextContent(`${field}was –becomes a`);
  },
);

const CANADA = { id: '1', code: 'CA', name: 'Canada' };
const DEGREE = { id: '2', code: 'bachelors', name: 'Bachelor’s degree', level: 6, order: 1 };

it.each([
  ['userProfiles', 'countryOfBirthId', '1', 'Country of Birth', 'Canada'],
  ['documents', 'countryCode', 'CA', 'Country', 'Canada'],
  ['users', 'fullName', 'Ann Lee', 'Name', 'Ann Lee'],
  ['userProfiles', 'educationLevelId', '2', 'Education level', 'Bachelor’s degree'],
  // A record that is not there any more is shown by its id.
  ['userProfiles', 'countryOfBirthId', '7', 'Country of Birth', '7'],
])('shows %s.%s %s of the audit log as %s, by the name %s', async (entity, field, to, label, name) => {
  await startAllTexts();
  line.handle = (request, ...rest) => {
    const body = request.url?.startsWith('/api/countries') ? [CANADA] : DEGREE;
    answer(200, body)(request, ...rest);
  };
  renderChange(entity, field, to);
  expect(await screen.findByText(name)).toBeInTheDocument();
  expect(screen.getByText(label)).toBeInTheDocument();
});
