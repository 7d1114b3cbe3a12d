import { type JobFilters, JOBS } from '@/features/jobs/filters';

/** What the controls of a form ask for: their names and values are those of the address. */
export function filtersOfForm(form: HTMLFormElement): JobFilters {
  const pairs = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return { ...JOBS.read(new URLSearchParams(pairs)), page: 1 };
}

type Control = HTMLInputElement | HTMLSelectElement;
const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** What a control holds where an address says nothing of it. */
const USUAL: Readonly<Record<string, string>> = { per: 'year', cur: 'CAD' };
const valueIn = (address: URLSearchParams, name: string): string => address.get(name) ?? USUAL[name] ?? '';

/**
 * Brings the controls of a form to an address that changed without them: by Back, or by a filter that was removed.
 * What somebody has typed and not yet sent stays.
 */
export function followAddress(form: HTMLFormElement, before: JobFilters, now: JobFilters): void {
  const [old, next] = [new URLSearchParams(JOBS.write(before)), new URLSearchParams(JOBS.write(now))];
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '') continue;
    const { name } = control;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = next.getAll(name).includes(control.value);
    } else if (name === 'sort') control.value = now.sort;
    else if (control.value === valueIn(old, name) || control instanceof HTMLSelectElement) {
      control.value = valueIn(next, name);
    }
  }
}
