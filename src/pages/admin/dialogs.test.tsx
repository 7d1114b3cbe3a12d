import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { queryClient } from '@/api/queries';
import { answer, line } from '@/api/testServer.fixture';
import { ActionDialog } from '@/features/records/actions/ActionDialog';
import { RecordDialog } from '@/features/records/editing/RecordDialog';
import { DeleteDialog } from '@/features/records/DeleteDialog';
import type { DialogProps, Resource } from '@/features/records/resource';
import { ToastProvider } from '@/ui/toast/Toasts';
import { startAllTexts } from '@/i18n/texts.fixture';

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'fields' in value && 'endpoints' in value;

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*Page.tsx', { eager: true });
const RESOURCES = Object.values(modules).flatMap((module) => Object.values(module).filter(isResource));
const NOTHING = () => undefined;
const CALLBACKS = {
  onClose: NOTHING,
  onDelete: NOTHING,
  onEdit: NOTHING,
  onWorking: NOTHING,
  onDone: NOTHING,
};

beforeAll(startAllTexts);

function open(dialog: ReactNode, body: unknown = []): Promise<HTMLElement> {
  line.handle = answer(200, body);
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient()}>
        <ToastProvider>{dialog}</ToastProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return screen.findByRole('dialog');
}

const CONTROLS = 'input:not([aria-hidden]), select, textarea:not([aria-hidden]), button';
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * Whether an element of the page names the control. It replaces `toHaveAccessibleName`, which computes styles
 * and takes half a second per control in jsdom.
 */
function isNamed(control: Control): boolean {
  const by = (control.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  const own = control instanceof HTMLButtonElement ? [control] : [];
  const texts = [...by, ...(control.labels ?? []), ...own].map((element) => element?.textContent ?? '');
  return [control.getAttribute('aria-label') ?? '', ...texts].some((text) => text.trim() !== '');
}

describe.each(RESOURCES.map((resource) => [resource.id, resource] as const))(
  'the dialogs of %s',
  (_, resource) => {
    const dialogs: readonly (readonly [string, Partial<DialogProps>, ComponentType<DialogProps>])[] = [
      ['a new record', { items: [] }, RecordDialog],
      ['a record', { items: [{ id: '1' }] }, RecordDialog],
      ...(resource.actions ?? []).map(
        (action) => [action.id, { items: [{ id: '1' }], action }, ActionDialog] as const,
      ),
    ];
    test.each(dialogs)(
      '%s: each id is used once, and everything has a name',
      async (_name, props, Dialog) => {
        const dialog = await open(<Dialog resource={resource} items={[]} open {...CALLBACKS} {...props} />);
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
        expect(dialog).toHaveAccessibleName();
        const controls = [...dialog.querySelectorAll<Control>(CONTROLS)];
        expect(controls.length).toBeGreaterThan(1);
        expect(controls.filter((control) => !isNamed(control)).map(({ outerHTML }) => outerHTML)).toEqual([]);
      },
    );
  },
);

test('covers the resources of all tables', () => expect(RESOURCES.length).toBeGreaterThanOrEqual(9));

describe('the question before a record is deleted', () => {
  const asked = async (id: string, usage: object) => {
    const resource = RESOURCES.find((each) => each.id === id);
    if (resource === undefined) throw new Error(`There is no ${id}.`);
    const items = [{ id: '1', name: 'Canada', email: 'ann@example.test' }];
    return open(<DeleteDialog resource={resource} items={items} open {...CALLBACKS} />, usage);
  };
  const button = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Delete' });

  test('keeps a record that is in use, and names what uses it', async () => {
    const items = [{ what: 'jobs', count: 1200, sample: ['Welder', 'Cook'] }];
    const dialog = await asked('countries', { blocks: true, items });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'It’s in use.Job postings: 1,200 (Welder and Cook…)',
    );
    expect(button(dialog)).toBeDisabled();
  });

  test('says that it is in use if the backend does not name what uses it', async () => {
    const dialog = await asked('countries', { blocks: true, items: [] });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It’s in use.');
    expect(button(dialog)).toBeDisabled();
  });

  test('counts what is deleted with a person', async () => {
    const items = [
      { what: 'applications', count: 4, sample: [] },
      { what: 'invoices', count: 2, sample: [] },
    ];
    const dialog = await asked('users', { blocks: false, items });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Applications: 4.*invoices: 2/);
    await waitFor(() => expect(button(dialog)).toBeEnabled());
  });
});
