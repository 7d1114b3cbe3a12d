import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusRegion } from '@/ui/text/StatusRegion';
import { registrationCountries, type RegistrationCountry } from './requests';

type CountryList =
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

interface CountryStatusProps {
  readonly status: 'loading' | 'ready' | 'none';
  readonly disabled: boolean;
  readonly onRetry: () => void;
}

/**
 * Shows as hint of the second country field whether the countries are loading. It has one line in every
 * state, so that nothing moves.
 */
export function CountryStatus({ status, disabled, onRetry }: CountryStatusProps) {
  const { t } = useTranslation(['auth', 'forms', 'words']);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: '1.25rem',
        // Keeps the colour of a hint when the field also shows an error.
        color: 'text.secondary',
      }}
    >
      <StatusRegion sx={{ display: status === 'ready' ? 'none' : 'flex', alignItems: 'center', gap: 1 }}>
        {status === 'loading' && (
          <>
            <CircularProgress size={16} aria-hidden />
            <span>{t('countries.loading')}</span>
          </>
        )}
        {status === 'none' && <span>{t('countries.none')}</span>}
      </StatusRegion>
      {/* Not announced: it would be read out while somebody is typing in another field. */}
      {status === 'ready' && <span>{t('forms:countries.hint')}</span>}
      {status === 'none' && (
        <Button
          size="small"
          disabled={disabled}
          onClick={onRetry}
          // The negative margins keep the line as high as in the other states while the button's touch area
          // is larger.
          sx={{ alignItems: 'flex-start', marginBlock: '-4px -20px', paddingBlock: '4px 0', lineHeight: 1.4 }}
        >
          {t('words:tryAgain')}
        </Button>
      )}
    </Box>
  );
}
