/**
 * A prerendered form can be filled in before React has taken its page over, which is later than the start of the app:
 * React then puts the empty state of the app into the fields. The inline script of the shell keeps what was typed and
 * chosen (build/bootScript.ts); afterwards the app is told as if it was typed then.
 */
interface Filled {
  readonly value: string;
  readonly checked: boolean;
}
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
declare global {
  interface Window {
    takeEarlyInput?: () => ReadonlyMap<Field, Filled>;
  }
}

/** The field that was filled in; one that was made anew meanwhile is found by its id. */
const fieldNow = (field: Field): Field | null =>
  field.isConnected ? field : (document.getElementById(field.id) as Field | null);

/** Sets what a field holds without telling React, whose own setter stands on the element. */
function setUnheard(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function fill(field: Field, { value, checked }: Filled): void {
  if (field.type === 'checkbox' || field.type === 'radio') {
    if (field.type === 'radio' && !checked) return;
    (field as HTMLInputElement).checked = !checked;
    field.click();
    return;
  }
  // React compares with what it has seen last: that must be something else.
  field.value = '';
  setUnheard(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** In the next task: until then React has shown what the last event changed. */
const nextTask = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

/** Tells a page that React has just taken over what was filled in before. The second time there is nothing to tell. */
export async function replayInput(): Promise<void> {
  // A press on a field can be what makes React take the page over; the field tells its new state after that.
  await nextTask();
  // A dialog that was opened before the page came has heard for itself.
  const early = [...(window.takeEarlyInput?.() ?? [])].filter(([field]) => field.closest('main') !== null);
  delete window.takeEarlyInput;
  if (early.length === 0) return;
  // A part of the page that React has not taken over yet is taken over at once when something happens in it.
  for (const [field] of early) field.dispatchEvent(new Event('input', { bubbles: true }));
  for (const [before, filled] of early) {
    await nextTask();
    const field = fieldNow(before);
    if (field !== null) fill(field, filled);
  }
}
