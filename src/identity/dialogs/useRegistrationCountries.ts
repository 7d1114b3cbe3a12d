import { useCallback, useEffect, useRef, useState } from 'react';
import { registrationCountries, type RegistrationCountry } from './requests';

export type CountryList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly countries: readonly RegistrationCountry[] }
  /**
   * The answer was empty or the request failed. This is shown as a hint, not as an error, because the person
   * did nothing wrong.
   */
  | { readonly status: 'none' };

const LOADING: CountryList = { status: 'loading' };
const NONE: CountryList = { status: 'none' };

/**
 * The countries of the backend, loaded each time the form opens, and again on demand. Built-in countries are
 * never used. React Query is not used either: the start-up code would have to wait for that library, and its
 * cache can hold built-in countries under the same path, with ids that no backend knows.
 */
export function useRegistrationCountries(): [CountryList, () => void] {
  const [list, setList] = useState<CountryList>(LOADING);
  const running = useRef<AbortController | null>(null);

  const load = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const setUnlessAborted = (next: CountryList) => {
      if (!controller.signal.aborted) setList(next);
    };
    registrationCountries(controller.signal).then(
      (countries) => setUnlessAborted(countries.length > 0 ? { status: 'ready', countries } : NONE),
      () => setUnlessAborted(NONE),
    );
  }, []);
  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);

  const retry = useCallback(() => {
    setList(LOADING);
    load();
  }, [load]);
  return [list, retry];
}
