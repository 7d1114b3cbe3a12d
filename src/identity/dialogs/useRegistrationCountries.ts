import { useCallback, useEffect, useRef, useState } from 'react';
import { registrationCountries, type RegistrationCountry } from './requests';

export type CountryList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly countries: readonly RegistrationCountry[] }
  /** An empty answer, or none: said silently, because nothing that the person did went wrong. */
  | { readonly status: 'none' };

const LOADING: CountryList = { status: 'loading' };
const NONE: CountryList = { status: 'none' };

/**
 * The backend's countries, loaded anew each time the form opens, and again on demand. No built-in data stands in. Not
 * through the cache: the dialog comes without the query library, which the start would wait for, and the cached list
 * of the same path may be built-in data, whose ids no backend knows.
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
