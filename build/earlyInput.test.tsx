import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { replayInput } from '@/app/earlyInput';
import { bootScript } from './bootScript.ts';

/** A controlled form, like those of the tools. */
function Form() {
  const [state, setState] = useState({ age: '', study: '', partner: '', sibling: false, duties: '' });
  // This uses the state of the last render, not of the last event.
  const change = (part: Partial<typeof state>) => setState({ ...state, ...part });
  return (
    <form>
      <input aria-label="age" id="age" value={state.age} onChange={(e) => change({ age: e.target.value })} />
      <textarea
        aria-label="duties"
        value={state.duties}
        onChange={(e) => change({ duties: e.target.value })}
      />
      <select aria-label="study" value={state.study} onChange={(e) => change({ study: e.target.value })}>
        <option value="">None</option>
        <option value="one">One</option>
      </select>
      {['yes', 'no'].map((each) => (
        <input
          key={each}
          type="radio"
          aria-label={each}
          name="partner"
          checked={state.partner === each}
          onChange={() => change({ partner: each })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="sibling"
        checked={state.sibling}
        onChange={(e) => change({ sibling: e.target.checked })}
      />
      <output>{JSON.stringify(state)}</output>
    </form>
  );
}
const page = (
  <Suspense fallback={null}>
    <Form />
  </Suspense>
);
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`) as HTMLInputElement;
const write = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};

it('input before the app reacts is kept in the form', async () => {
  // Without act, React renders between two events as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('main'));
  const dialog = document.body.appendChild(document.createElement('input'));
  place.innerHTML = renderToString(page);
  bootScript(
    { language: 'en', isRtl: false },
    {
      fallbackLanguage: 'en',
      sessionKeys: [''],
      leftWorker: '',
      files: {},
      letters: null,
      shell: { role: 'current_role', hidden: '', paths: [] },
    },
    { hasKeys: () => false, shellOf: () => undefined },
  );
  const take = window.takeEarlyInput;
  dialog.dispatchEvent(new Event('input', { bubbles: true }));
  write('age', '3');
  write('age', '33');
  write('duties', 'I weld');
  write('study', 'one');
  field('yes').click();
  field('no').click();
  field('sibling').click();
  const root = hydrateRoot(place, page);
  const heardAgain = vi.fn();
  dialog.addEventListener('input', heardAgain);
  await replayInput();
  await new Promise((done) => setTimeout(done));
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual({
    age: '33',
    study: 'one',
    partner: 'no',
    sibling: true,
    duties: 'I weld',
  });
  expect(field('age').value).toBe('33');
  // From now on React receives the input itself.
  expect(window.takeEarlyInput).toBeUndefined();
  write('age', '34');
  expect(take?.().get(field('age'))?.value).toBe('33');
  // A dialog over the page receives its own input.
  expect(heardAgain).not.toHaveBeenCalled();
  root.unmount();
  dialog.remove();
  window.takeEarlyClick?.();
  place.remove();
});
