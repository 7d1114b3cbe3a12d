import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { backend, server } from '../support/backend';
import { type RenderedApp, renderApp, turnToLanguage } from '../support/renderApp';
import { callsOf, configure, recordRequests } from './authDialog';

const API = '*/api/EducationLevels';
const open = async (query = '', path = '/admin/education-levels'): Promise<RenderedApp> => {
  const app = await renderApp({ path: path + query, signedInAs: 'admin' });
  await screen.findByRole('table', {}, { timeout: 20_000 });
  return app;
};
const rows = () => screen.getAllByRole('row').slice(1);
const names = () =>
  rows().map((row) => within(row).getAllByRole('cell')[2]?.querySelector('bdi')?.textContent);
const dialog = (name?: string) => screen.findByRole('dialog', name === undefined ? {} : { name });
const inDialog = async (name?: string) => within(await dialog(name));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const rowButton = (name: string) => screen.findByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('the list has the keys j and k for rows, e to edit one and n to add one', async () => {
  const { user } = await open();
  await user.keyboard('jj');
  expect(rows()[1]).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('e');
  await dialog('Edit education level');
  await user.keyboard('{Escape}');
  await closed();
  await user.keyboard('n');
  await dialog('Add education level');
});

describe('the list', () => {
  it('shows ten records a page, has its state in the address, and moves levels within their rank', async () => {
    const { address, goTo, user } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Education Levels' })).toBeVisible();
    for (const name of ['Code', 'Name', 'Created', 'Last modified', 'Level', 'Order', 'Active']) {
      expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
    }
    expect(rows()).toHaveLength(10);
    // The state has no label of its own: on cards too it is announced only once.
    expect(within(rows()[0] ?? document.body).getAllByText('Active')).toHaveLength(1);
    expect(screen.getByText('1–10 of 24')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('11–20 of 24');
    expect(address()).toBe('/admin/education-levels?page=2');

    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('/admin/education-levels?sort=name'));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(names()[0]).toBe('Abitur'));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(address()).toBe('/admin/education-levels?sort=name&order=desc'));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');

    fill(screen.getByRole('searchbox', { name: 'Search education levels' }), 'diploma');
    await waitFor(() => expect(address()).toContain('search=diploma'));
    await waitFor(() => expect(names().every((name) => name?.toLowerCase().includes('diplom'))).toBe(true));

    // A search without results says so, and offers a way to continue.
    fill(screen.getByRole('searchbox'), 'zzzz');
    await screen.findByText('Nothing found');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await screen.findByText('1–10 of 24');
    expect(screen.getByRole('searchbox')).toHaveValue('');

    // In the hierarchy a level can only be moved within its rank.
    await goTo('/admin/education-levels?view=hierarchy');
    await screen.findByRole('heading', { level: 2, name: 'Level 1' });
    await user.click(screen.getByRole('button', { name: 'Move High School down' }));
    await screen.findByText(/High School is now number 2 of/);
    const lines = () => within(screen.getByRole('region', { name: 'Hierarchy' })).getAllByRole('listitem');
    await waitFor(() => expect(lines()[2]).toHaveTextContent('High School'));
  });
});

describe('adding and changing', () => {
  it('marks missing fields, says whether a code is free while it is typed, and adds the record', async () => {
    const { user } = await open('?size=25');
    const seen = recordRequests();
    await user.click(screen.getByRole('button', { name: 'Add education level' }));
    const form = await inDialog('Add education level');
    fill(form.getByLabelText('Level'), '99');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByLabelText('Code')).toHaveFocus());
    expect(form.getByRole('alert')).toHaveTextContent('3 fields need your attention.');
    expect(form.getByLabelText('Level')).toHaveAccessibleDescription('A whole number from 0 to 20');
    expect(form.getByLabelText('Level')).toHaveValue('99');
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
    // The message is announced again when another tab changes the language.
    turnToLanguage('fr');
    await form.findByText('3 champs demandent votre attention.');
    expect(form.getByLabelText('Code')).toHaveAccessibleDescription(/Ce champ est obligatoire/);
    turnToLanguage('en');
    await form.findByText('3 fields need your attention.');

    fill(form.getByLabelText('Level'), '2');
    fill(form.getByLabelText('Code'), 'PHD');
    await form.findByText('This code is already in use.');
    fill(form.getByLabelText('Code'), 'nano-degree');
    await form.findByText('This code is free.');
    fill(form.getByLabelText('Name'), 'Nano degree');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(await rowButton('Edit Nano degree')).toBeEnabled();
  });

  const REFUSALS = [
    [403, {}, 'Access denied. You do not have permission to perform this action.', null],
    [404, {}, 'The requested resource was not found.', null],
    [409, {}, 'A conflict occurred. The resource may already exist.', 'Code'],
    [500, {}, 'A server error occurred. Please try again later.', null],
    [422, { message: 'Please look again.', errors: { Name: ['Too odd.'] } }, 'Please look again.', 'Name'],
  ] as const;

  it('explains each refusal and keeps the input and the session; the same button works afterwards', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    const { user } = await open();
    await user.click(await rowButton('Edit Ph.D.'));
    const form = await inDialog('Edit education level');
    fill(form.getByLabelText('Name'), 'Doctorate');
    // The dialog asks before the input is discarded.
    fireEvent.blur(form.getByLabelText('Name'));
    await user.keyboard('{Escape}');
    await user.click(await form.findByRole('button', { name: 'Keep editing' }));
    // A second Escape does not discard it either.
    form.getByLabelText('Name').focus();
    await user.keyboard('{Escape}');
    await form.findByRole('button', { name: 'Keep editing' });
    await user.keyboard('{Escape}');
    expect(form.queryByRole('button', { name: 'Keep editing' })).toBeNull();
    for (const [status, body, text, about] of REFUSALS) {
      server.use(http.put(`${API}/:id`, () => HttpResponse.json(body, { status })));
      await user.click(form.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(text));
      expect(form.getByLabelText('Name')).toHaveValue('Doctorate');
      // The error is shown at the field that the answer names, or in the summary.
      const wrong = about === null ? null : form.getByLabelText(about);
      await waitFor(() => expect(wrong ?? form.getByRole('alert')).toHaveFocus());
      expect(wrong?.getAttribute('aria-invalid') ?? 'none').toBe(wrong === null ? 'none' : 'true');
      expect(localStorage.getItem('auth_token')).not.toBeNull();
    }
    server.use(http.put(`${API}/:id`, () => HttpResponse.error()));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(form.getByRole('alert')).toHaveTextContent(
        'Network error. Please check your connection and try again.',
      ),
    );
    server.resetHandlers();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();

    await user.click(await rowButton('Edit Doctorate'));
    const again = await inDialog();
    fill(again.getByLabelText('Name'), 'Thrown away');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await user.click(await again.findByRole('button', { name: 'Discard changes' }));
    await closed();
    await rowButton('Edit Doctorate');
  });

  it('shows both versions when another person changed the record first, and saves the chosen one', async () => {
    const { user } = await open();
    const phd = backend.educationLevelBy('phd');
    const conflictWith = async (theirs: string, choice: string) => {
      const form = await inDialog();
      backend.data.educationLevels.update(phd.id, {
        name: theirs,
        lastModified: `2026-01-01T00:00:00.00${theirs.length % 10}Z`,
      });
      fill(form.getByLabelText('Name'), 'Mine');
      await user.click(form.getByRole('button', { name: 'Save' }));
      const conflict = await inDialog('Someone else changed this record');
      expect(conflict.getByRole('row', { name: new RegExp(`Name.*Mine.*${theirs}`) })).toBeInTheDocument();
      await user.click(conflict.getByRole('button', { name: choice }));
      await closed();
    };
    await user.click(await rowButton('Edit Ph.D.'));
    await conflictWith('Theirs', 'Keep mine');
    await user.click(await rowButton('Edit Mine'));
    expect(backend.educationLevelBy('phd').name).toBe('Mine');
    await conflictWith('Theirs again', 'Use theirs');
    await rowButton('Edit Theirs again');
    expect(backend.educationLevelBy('phd').name).toBe('Theirs again');
  });
});

describe('deleting', () => {
  const remove = async ({ user }: RenderedApp, name: string) => {
    await user.click(await rowButton(`Delete ${name}`));
    await user.click(await (await inDialog()).findByText('Delete', { selector: 'button:enabled' }));
    await closed();
  };

  it('asks, hides at once, can be undone, returns if it fails, and is sent when the page is left or hidden', async () => {
    const app = await open();
    const seen = recordRequests();
    const deletes = () => seen.filter(({ method }) => method === 'DELETE').length;
    await app.user.click(await rowButton('Delete Ph.D.'));
    await app.user.click((await inDialog()).getByRole('button', { name: 'Cancel' }));
    await closed();
    await remove(app, 'Ph.D.');
    expect(screen.queryByRole('button', { name: 'Edit Ph.D.' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await rowButton('Edit Ph.D.');
    expect(deletes()).toBe(0);

    // A record that could not be deleted is shown again, with the reason.
    server.use(
      http.delete(`${API}/:id`, () => HttpResponse.json({ message: 'It is in use.' }, { status: 409 })),
    );
    await remove(app, 'Ph.D.');
    window.dispatchEvent(new Event('pagehide'));
    await screen.findByText('“Ph.D.” couldn’t be deleted. It is in use.');
    expect(await rowButton('Edit Ph.D.')).toBeEnabled();
    server.resetHandlers();
    seen.length = 0;

    await remove(app, 'Ph.D.');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(deletes()).toBe(1));
    await remove(app, 'High School');
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    await app.user.click(bar.getByRole('link', { name: 'Dashboard' }));
    await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
    await waitFor(() => expect(deletes()).toBe(2));
    await waitFor(() => expect(backend.educationLevels()).toHaveLength(22));
  });

  it('is sent as the person who deleted when the browser puts the page into the back-forward cache', async () => {
    // Firefox and Safari send no visibility event before this one, in which the session is also suspended.
    const app = await open();
    await remove(app, 'Ph.D.');
    window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    await waitFor(() => expect(backend.educationLevels()).toHaveLength(23));
  });

  it('deletes and changes many records at once, and shows their number', async () => {
    const app = await open();
    const { user } = app;
    await user.click(screen.getByRole('checkbox', { name: 'Select Ph.D.' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select High School' }));
    screen.getByText('2 selected');
    await user.click(screen.getByRole('button', { name: 'Edit 2 selected' }));
    const form = await inDialog('Edit 2 records');
    fill(form.getByLabelText('Active'), 'false');
    await user.click(form.getByRole('button', { name: 'Change 2 records' }));
    await closed();
    const inactive = backend.educationLevels().filter(({ isActive }) => !isActive);
    expect(inactive.map(({ code }) => code)).toEqual(expect.arrayContaining(['phd', 'high-school']));

    await user.click(screen.getByRole('checkbox', { name: 'Select all rows shown' }));
    await user.click(screen.getByRole('button', { name: 'Delete 10 selected' }));
    await user.click((await inDialog('Delete 10 records?')).getByRole('button', { name: 'Delete' }));
    await closed();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(backend.educationLevels()).toHaveLength(14));
    await screen.findByText('1–10 of 14');
  });
});

describe('when the backend cannot be read', () => {
  it('says that the list is empty, invalid, refused or not offered, and offers only what is possible', async () => {
    configure({ VITE_API_RETRY_ATTEMPTS: 1 });
    backend.data.educationLevels.deleteWhere(() => true);
    const { goTo, user } = await renderApp({ path: '/admin/education-levels', signedInAs: 'admin' });
    const again = async () => {
      await goTo('/help');
      await goTo('/admin/education-levels');
    };
    await screen.findByText('No education levels yet', {}, { timeout: 20_000 });
    const [, inEmptyState] = screen.getAllByRole('button', { name: 'Add default levels' });
    if (inEmptyState === undefined) throw new Error('no way on');
    await user.click(inEmptyState);
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(names()).toEqual(['High School', "Bachelor's Degree", "Master's Degree", 'Ph.D.']);

    // Hostile data are shown as text, and invalid dates are not shown.
    const name = '<img src=x onerror=alert(1)> &amp; "x" `y`';
    server.use(
      http.get(API, () =>
        HttpResponse.json([
          { id: '1', code: 'a', name, created: '9999-99-99', lastModified: null },
          { id: '2', code: 'b', name: 'x'.repeat(1000), created: 0, lastModified: 1e20 },
          { id: 3, code: 'c', name: 'شهادة Ph.D. (عالٍ)', created: '', lastModified: {} },
        ]),
      ),
    );
    await again();
    await waitFor(() => expect(names()[0]).toBe(name));
    expect(document.querySelector('main img')).toBeNull();
    expect(screen.getByRole('table').textContent).not.toContain('Invalid Date');
    expect(screen.getByTitle('x'.repeat(1000))).toBeInTheDocument();

    // Sample data are marked, and writing is turned off.
    server.use(http.get(API, () => HttpResponse.json({}, { status: 500 })));
    await again();
    await screen.findByText('This is sample data.');
    expect(rows()).toHaveLength(4);
    for (const control of ['Add education level', 'Import CSV', 'Edit Ph.D.', 'Delete Ph.D.']) {
      expect(screen.getByRole('button', { name: control })).toBeDisabled();
    }

    // A person who may not read the list sees no sample, and the session stays.
    server.use(http.get(API, () => HttpResponse.json({}, { status: 403 })));
    await again();
    await screen.findByText('Access denied. You do not have permission to perform this action.');
    expect(screen.queryByText('This is sample data.')).toBeNull();
    expect(localStorage.getItem('auth_token')).not.toBeNull();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toContain('Ph.D.'));

    // A list that the backend does not have is reported without an action.
    server.use(http.get('*/api/admin/jobs', () => HttpResponse.json({}, { status: 405 })));
    await goTo('/admin/jobs');
    await screen.findByText('This is not available here yet.', {}, { timeout: 20_000 });
    const page = within(screen.getByRole('main'));
    for (const role of ['alert', 'searchbox', 'combobox', 'checkbox'])
      expect(page.queryByRole(role)).toBeNull();
    expect(page.queryAllByRole('button')).toEqual([]);
    expect(page.getByRole('link', { name: 'Back to the admin dashboard' })).toHaveAttribute('href', '/admin');
  });

  it('keeps its rows when they cannot be read again', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Edit Ph.D.' }));
    const form = await inDialog();
    fill(form.getByRole('textbox', { name: 'Name' }), 'Doctorate');
    server.use(http.get(API, () => HttpResponse.json({}, { status: 403 })));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^This is from .* and couldn’t be refreshed\. Access denied/);
    await waitFor(() => expect(names()).toContain('Ph.D.'));
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toContain('Doctorate'));
    expect(screen.queryByText(/couldn’t be refreshed/)).toBeNull();
  });
});

describe('an import', () => {
  const choose = async ({ user }: RenderedApp, text: string) => {
    await user.click(screen.getByRole('button', { name: 'Import CSV' }));
    const box = await inDialog('Import CSV');
    await user.upload(box.getByLabelText(/Choose a CSV file/), csv(text));
    return box;
  };
  const csv = (text: string) => new File([text], 'levels.csv', { type: 'text/csv' });

  it('refuses a file with other columns, shows the difference, applies it, and reports failures line by line', async () => {
    const app = await open();
    const box = await choose(app, 'title,level\nx,1\n');
    expect(await box.findByRole('alert')).toHaveTextContent(
      'These columns are missing: code and name. The file has: title and level.',
    );
    const good =
      "code,name,level\nphd,Doctorate,6\nmasters,Master's Degree,5\nnew-1,New one,2\nbad,=1+1,2\ndup,A,1\nDUP,B,1\n";
    await app.user.upload(box.getByLabelText(/Choose a CSV file/), csv(good));
    await box.findByRole('button', { name: 'Apply 2 changes' });
    expect(box.getByText(/This cell begins with “=”/)).toBeInTheDocument();
    expect(box.getAllByText(/The same code is also in line/)).toHaveLength(2);
    expect(backend.educationLevels()).toHaveLength(24);
    await app.user.click(box.getByRole('button', { name: 'Apply 2 changes' }));
    await box.findByText('The import is complete.');
    expect(backend.educationLevels()).toHaveLength(25);
    expect(backend.educationLevelBy('phd').name).toBe('Doctorate');
    await app.user.click(box.getByRole('button', { name: 'Close' }));
    await rowButton('Edit Doctorate');

    // Failures of the import are reported line by line.
    server.use(http.post(API, () => HttpResponse.json({ message: 'No room left.' }, { status: 422 })));
    await closed();
    const more = await choose(app, 'code,name\nnew-2,One\nnew-3,Two\n');
    await app.user.click(await more.findByRole('button', { name: 'Apply 2 changes' }));
    await more.findByText('Not everything could be imported.');
    expect(more.getAllByText('No room left.')).toHaveLength(2);
    more.getByText('Line 3');
  });
});

describe('countries, with the same resource kit', () => {
  it('are listed, changed, and refuse a code that is in use', async () => {
    const { user } = await open('?search=canada', '/admin/countries');
    screen.getByRole('heading', { level: 1, name: 'Countries' });
    await user.click(await rowButton('Edit Canada'));
    const form = await inDialog('Edit country');
    const seen = recordRequests();
    fill(form.getByLabelText('Region'), 'The North');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    await screen.findByText('The North');
    const [put] = seen.filter(({ method }) => method === 'PUT');
    expect(await put?.body).toMatchObject({ code: 'CA', lastModified: expect.any(String) as string });

    await user.click(screen.getByRole('button', { name: 'Add country' }));
    const added = await inDialog('Add country');
    fill(added.getByLabelText('Code'), 'fr');
    await added.findByText('This code is already in use.');
    expect(callsOf(seen, '/api/countries/by-code/fr')).toHaveLength(1);
  });
});
