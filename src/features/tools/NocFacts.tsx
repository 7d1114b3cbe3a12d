import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '@/api/queries';
import { checkCode, isSkilled } from '@/eligibility/noc/code';
import { entryOf, type NocList } from '@/eligibility/noc/nocList';
import { loadNoc } from '@/eligibility/rules/load';
import { latinDigits } from '@/i18n/latinDigits';
import { SEPARATOR } from '@/ui/text/separator';

/** The list of occupations is a file of the app, so it is loaded only once. */
const NOC_LIST = {
  queryKey: ['list of occupations'],
  queryFn: loadNoc,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
} as const;

/** Resolves when the list of occupations is loaded or has failed to load. */
export const nocListReady = (): Promise<void> => queryClient().prefetchQuery(NOC_LIST);

/**
 * The list of occupations; null until it is loaded, and when loading fails. A code can be checked without it;
 * only its title is missing.
 */
export const useNocList = (isWanted: boolean): NocList | null =>
  useQuery({ ...NOC_LIST, enabled: isWanted }).data ?? null;

/**
 * The facts of a typed NOC code: its title, its TEER, and whether such work counts. Renders nothing for an
 * invalid code.
 */
export function NocFacts({ typed }: { readonly typed: string }) {
  const { t } = useTranslation('tools');
  const check = checkCode(latinDigits(typed));
  const list = useNocList(check.kind === 'valid');
  if (check.kind !== 'valid') return null;
  const { code, teer } = check;
  const entry = list === null ? undefined : entryOf(list, code);
  return (
    <>
      {entry !== undefined && (
        <>
          <bdi lang="en">{entry.title}</bdi>
          {SEPARATOR}
          {t('noc.teer', { teer })}
          <br />
        </>
      )}
      {entry === undefined && list !== null && (
        <>
          {t('noc.notInList', { teer })}
          <br />
        </>
      )}
      {t(isSkilled(teer) ? 'noc.skilled' : 'noc.notSkilled')}
    </>
  );
}
