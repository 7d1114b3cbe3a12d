import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/queries';
import { admin } from '@/api/endpoints/admin';
import { answer, line } from '@/api/testServer';
import { startI18n } from '@/i18n/i18n';
import { checkForm, formValuesOf } from '@/features/records/editing/formValues';
import { RecordField } from '@/features/records/editing/RecordField';
import type { Field } from '@/features/records/resource';
import type { FormValues } from '@/forms/kinds/kind';
import { KINDS } from '@/forms/kinds/kinds';

const OPTIONS = [{ value: 'full-time', label: { text: 'Full-time' } }];
const FIELDS: readonly Field[] = [
  { name: 'name', label: 'name', kind: 'text', maxLength: 9 },
  { name: 'code', label: 'code', kind: 'code', maxLength: 9, pattern: /^\w+$/, says: 'code' },
  { name: 'level', label: 'level', kind: 'number', min: 0, max: 9 },
  { name: 'active', label: 'active', kind: 'switch' },
  { name: 'country', label: 'country', kind: 'country' },
  { name: 'category', label: 'category', kind: 'choice', options: OPTIONS },
  { name: 'issuedAt', label: 'issuedAt', kind: 'date', precision: 'month' },
  { name: 'created', label: 'created', kind: 'moment' },
  { name: 'roles', label: 'roles', kind: 'choices', options: OPTIONS },
  { name: 'user', label: 'user', kind: 'reference', source: { ...admin.users, title: 'email' } },
  { name: 'skills', label: 'skills', kind: 'list', most: 9, maxLength: 9 },
  { name: 'summary', label: 'summary', kind: 'long', maxLength: 99 },
  { name: 'score', label: 'score', kind: 'money', currencies: ['CAD', 'USD'] },
  { name: 'language', label: 'language', kind: 'language' },
  { name: 'isPublic', label: 'public', kind: 'check' },
  { name: 'startedOn', label: 'sentAt', kind: 'month' },
  { name: 'status', label: 'status', kind: 'listed', options: [{ value: 'a', name: 'A' }] },
];

const CACHE = createCache({ key: 'css' });

function Dialog({ onForm }: { readonly onForm: (form: UseFormReturn<FormValues>) => void }) {
  const form = useForm({ defaultValues: formValuesOf({ fields: FIELDS }, undefined) });
  useEffect(() => onForm(form), [form, onForm]);
  return (
    // The default cache may still point to style elements that an earlier test file has removed.
    <CacheProvider value={CACHE}>
      <QueryClientProvider client={queryClient()}>
        {FIELDS.map((field) => (
          <RecordField key={field.name} field={field} form={form} disabled={false} />
        ))}
      </QueryClientProvider>
    </CacheProvider>
  );
}

beforeAll(() => startI18n());

describe('the controls of a dialog', () => {
  test('every kind has one here, and each takes what is typed', async () => {
    expect(new Set(FIELDS.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)));
    line.handle = answer(200, []);
    const onForm = vi.fn<(form: UseFormReturn<FormValues>) => void>();
    render(<Dialog onForm={onForm} />);
    const fill = async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await fill('Name', 'Ann');
    await fill('Code', 'a1');
    await fill('Level', '۳');
    await fill('Field of work', 'full-time');
    await fill('Issued on', '2026-02');
    await fill('Created', '2026-02-03T10:00');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Full-time' }));
    await fill('Skills', 'a\nb');
    await fill('Summary', 'one\ntwo');
    await fill('Pay from', '55 000');
    await fill('Per', 'hour');
    await fill('Language', 'fr');
    fireEvent.click(screen.getByRole('switch', { name: 'Active' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Visible to employers' }));
    await fill('Month', '05');
    await fill('Year', '۲۰۲۴');
    await fill('Status', 'a');
    expect(screen.getByRole('group', { name: 'Score' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'User' })).toBeVisible();
    const [form] = onForm.mock.lastCall ?? [];
    expect(checkForm(FIELDS, form?.getValues() ?? {})).toEqual({
      valid: true,
      body: {
        name: 'Ann',
        code: 'a1',
        level: 3,
        active: true,
        country: null,
        category: 'full-time',
        issuedAt: '2026-02',
        created: new Date('2026-02-03T10:00').toISOString(),
        roles: ['full-time'],
        user: null,
        skills: ['a', 'b'],
        summary: 'one\ntwo',
        score: { min: 55_000, max: null, currency: 'CAD', period: 'hour' },
        language: 'fr',
        isPublic: true,
        startedOn: '2024-05',
        status: 'a',
      },
    });
  });
});
