import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { Dependants } from './Dependants';
import type { DependantValues } from './fields';

function List() {
  const [value, setValue] = useState<readonly DependantValues[]>([]);
  return <Dependants id="list" label="" value={value} onChange={setValue} inputRef={() => undefined} />;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(startAllTexts);

it('the focus goes to the dependant that is added, and after a removal to the button that adds', async () => {
  render(<List />);
  for (const name of ['Dependant 1', 'Dependant 2']) {
    press('Add a child or dependant');
    const added = within(screen.getByRole('group', { name }));
    await waitFor(() => expect(added.getByLabelText('Relationship')).toHaveFocus());
  }
  press('Remove Dependant 1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a child or dependant' })).toHaveFocus());
});
