import { expect, it } from 'vitest';
import { JOBS } from '@/features/jobs/filters';
import { filtersOfForm, followAddress } from './formAddress';

const filters = (address: string) => JOBS.read(address);

function showForm() {
  document.body.innerHTML = `
    <form id="f"><input name="q" /></form>
    <input type="checkbox" name="type" value="full-time" form="f" />
    <input type="checkbox" name="tag" value="remote" form="f" />
    <select name="posted" form="f"><option value=""></option><option value="7"></option></select>`;
  const form = document.querySelector('form');
  if (form === null) throw new Error('No form');
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  return { form, control };
}

it('reads what the controls ask for, from the first page on', () => {
  const { form, control } = showForm();
  control('q').value = ' welder ';
  control('type').checked = true;
  expect(filtersOfForm(form)).toMatchObject({ q: 'welder', type: ['full-time'], tag: [], page: 1 });
});

it('follows an address that changed by itself, and keeps words that were not sent', () => {
  const { form, control } = showForm();
  followAddress(form, filters(''), filters('q=welder&tag=remote&posted=7'));
  expect([control('q').value, control('tag').checked, control('posted').value]).toEqual([
    'welder',
    true,
    '7',
  ]);
  control('q').value = 'nurse';
  followAddress(form, filters('q=welder&tag=remote&posted=7'), filters('q=welder'));
  expect([control('q').value, control('tag').checked, control('posted').value]).toEqual(['nurse', false, '']);
  control('q').value = 'welder';
  followAddress(form, filters('q=welder'), filters(''));
  expect(control('q').value).toBe('');
});
