import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/queries';
import { admin } from '@/api/endpoints/admin';
import { answer, line } from '@/api/testServer.fixture';
import type { Field as Declared, Values } from '@/features/records/resource';
import { Field } from '@/forms/Field';
import { Form } from '@/forms/Form';
import { KINDS } from '@/forms/kinds/kinds';
import { useForm } from '@/forms/useForm';
import { startAllTexts } from '@/i18n/texts.fixture';
import { bodyIn, recordForm, writableFields } from './recordForm';

const OPTIONS = [{ value: 'full-time', label: { text: 'Full-time' } }];
const FIELDS: readonly Declared[] = [
  { name: 'name', label: 'words:name', kind: 'text', maxLength: 9 },
  { name: 'code', label: 'records:fields.code', kind: 'code', maxLength: 9, pattern: /^\w+$/, says: 'code' },
  { name: 'level', label: 'fields:level', kind: 'number', min: 0, max: 9 },
  { name: 'active', label: 'records:fields.active', kind: 'switch' },
  { name: 'country', label: 'fields:country', kind: 'country' },
  { name: 'category', label: 'fields:jobCategoryId', kind: 'choice', options: OPTIONS },
  { name: 'issuedAt', label: 'fields:issuedOn', kind: 'date', precision: 'month' },
  { name: 'created', label: 'records:fields.created', kind: 'moment' },
  { name: 'roles', label: 'terms:roles', kind: 'choices', options: OPTIONS },
  {
    name: 'user',
    label: 'records:fields.user',
    kind: 'reference',
    source: { ...admin.users, title: 'email' },
  },
  { name: 'skills', label: 'fields:skills', kind: 'list', most: 9, maxLength: 9 },
  { name: 'summary', label: 'fields:summary', kind: 'long', maxLength: 99 },
  { name: 'score', label: 'fields:score', kind: 'money', currencies: ['CAD', 'USD'] },
  { name: 'language', label: 'fields:language', kind: 'language' },
  { name: 'isPublic', label: 'fields:isPublic', kind: 'check' },
  { name: 'startedOn', label: 'fields:sent', kind: 'month' },
];

const FORM = recordForm({ fields: FIELDS });

function Dialog({ onSent }: { readonly onSent: (body: Values) => void }) {
  const form = useForm(FORM, {
    id: 'record',
    send: async (sent) => bodyIn(FIELDS, sent),
    onDone: onSent,
  });
  return (
    <QueryClientProvider client={queryClient()}>
      <Form submission={form} label="record">
        {FORM.names.map((name) => (
          <Field key={name} of={form.of} name={name} />
        ))}
      </Form>
    </QueryClientProvider>
  );
}

beforeAll(startAllTexts);

describe('the controls of a dialog', () => {
  test('every kind has one here, and each accepts input', async () => {
    expect(new Set(FIELDS.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)));
    line.handle = answer(200, []);
    const onSent = vi.fn<(body: Values) => void>();
    render(<Dialog onSent={onSent} />);
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
    expect(screen.getByRole('group', { name: 'Score' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'User' })).toBeVisible();
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() =>
      expect(onSent).toHaveBeenCalledWith({
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
      }),
    );
  });
});

describe('the values that are sent of a record', () => {
  const fields: readonly Declared[] = [
    { name: 'user', label: 'records:fields.user', kind: 'text', maxLength: 9, once: true, required: true },
    { name: 'order', label: 'records:fields.order', kind: 'number', min: 0, max: 9 },
    { name: 'name', label: 'words:name', kind: 'text', maxLength: 9 },
  ];
  const check = ({ name }: Values) =>
    new Map(name === 'bad' ? [['name', { key: 'records:rules.target' }] as const] : []);

  test('an empty number is left to the backend, an empty text is none', () => {
    const form = recordForm({ fields });
    expect(bodyIn(fields, form.sent({ user: 'a', order: '', name: '' }))).toEqual({ user: 'a', name: null });
    expect([...form.check(form.blank).keys()]).toEqual(['user']);
  });

  test('a stored number that was emptied is removed', () => {
    const item = { id: '1', user: 'a', order: 3, name: 'b' };
    const form = recordForm({ fields }, item);
    expect(bodyIn(fields, form.sent({ ...form.read(item), order: '' }), item)).toMatchObject({ order: null });
  });

  test('a switch is not sent as off for a record that came without a value', () => {
    const switched: readonly Declared[] = [
      { name: 'active', label: 'records:fields.active', kind: 'switch', initial: true },
    ];
    const form = recordForm({ fields: switched });
    const sent = (item: { id: string; active?: boolean }, active = form.read(item).active === true) =>
      bodyIn(switched, form.sent({ active }), item);
    expect(sent({ id: '1' })).toEqual({});
    expect(sent({ id: '1' }, true)).toEqual({ active: true });
    expect(sent({ id: '1', active: false })).toEqual({ active: false });
    expect(sent({ id: '1', active: true }, false)).toEqual({ active: false });
    expect(bodyIn(switched, form.sent({ active: false }))).toEqual({ active: false });
  });

  test('a field that can only be written once is shown later: not checked, not sent', () => {
    const item = { id: '1', user: 'a', name: 'b' };
    const form = recordForm({ fields }, item);
    expect(form.check({ ...form.read(item), user: '' }).size).toBe(0);
    expect(bodyIn(fields, form.sent(form.read(item)), item)).toEqual({ name: 'b' });
    expect(writableFields(fields, item).map(({ name }) => name)).toEqual(['order', 'name']);
  });

  test('rules about several fields count when each field is valid', () => {
    const form = recordForm({ fields, check });
    expect([...form.check({ user: 'a', order: '', name: 'bad' }).keys()]).toEqual(['name']);
    expect([...form.check({ user: 'a', order: 'x', name: 'bad' }).keys()]).toEqual(['order']);
  });
});
