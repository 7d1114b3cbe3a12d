/**
 * A prerendered page shows its buttons before they work. An inline script of the HTML document remembers the
 * last click (build/bootScript.ts), and it is repeated after hydration.
 */
declare global {
  interface Window {
    takeEarlyClick?: () => Element | null;
  }
}

/** Returns the element that was clicked before hydration, and stops the recording. */
export function takeEarlyClick(): Element | null {
  return window.takeEarlyClick?.() ?? null;
}

/** Repeats the click. If the button was replaced meanwhile, the new one is found by its `data-replay`. */
export function replayClick(pressed: Element | null): void {
  if (!(pressed instanceof HTMLElement)) return;
  const { replay } = pressed.dataset;
  const button =
    pressed.isConnected || replay === undefined
      ? pressed
      : document.querySelector<HTMLElement>(`[data-replay="${CSS.escape(replay)}"]`);
  if (button?.isConnected) button.click();
}

/**
 * A person can fill in a prerendered form before React hydrates it, and React would then reset its fields. An
 * inline script of the HTML document records the input (build/bootScript.ts). After hydration it is put back
 * with the events of normal typing.
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

/** The field that was filled in; if it was replaced meanwhile, the one with the same id. */
const currentField = (field: Field): Field | null =>
  field.isConnected ? field : (document.getElementById(field.id) as Field | null);

/**
 * Sets the value by the prototype's setter, so that React, which overrides the setter
 * of the element, does not notice.
 */
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
  // React ignores the event if the value is the one that it last saw, so that one is changed first.
  field.value = '';
  setUnheard(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Waits for the next task: by then React has rendered the result of the last event. */
const nextTask = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

/** Puts back what was typed into a page before it was hydrated. A second call does nothing. */
export async function replayInput(): Promise<void> {
  // Hydration may happen in response to a click on a field; the field reports its new state only after that.
  await nextTask();
  // A dialog that opened before the page was hydrated has already received its input.
  const early = [...(window.takeEarlyInput?.() ?? [])].filter(([field]) => field.closest('main') !== null);
  delete window.takeEarlyInput;
  if (early.length === 0) return;
  // An event makes React hydrate the part of the page around the field at once.
  for (const [field] of early) field.dispatchEvent(new Event('input', { bubbles: true }));
  for (const [recorded, filled] of early) {
    await nextTask();
    const field = currentField(recorded);
    if (field !== null) fill(field, filled);
  }
}
