import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCode, isSkilled } from '@/eligibility/noc/code';
import { entryOf, type NocList } from '@/eligibility/noc/nocList';
import { loadNoc } from '@/eligibility/rules/load';
import { latinDigits } from '@/i18n/latinDigits';
import { SEPARATOR } from '@/ui/text/separator';

/** Kept outside the component, so that a list that is already loaded is in the first render. */
let loadedList: NocList | null = null;

/** Loads the list of occupations. @throws the error of the import */
async function readNocList(): Promise<NocList> {
  loadedList = await loadNoc();
  return loadedList;
}

/** Resolves when the list of occupations is loaded or has failed to load. */
export const nocListReady = (): Promise<unknown> => readNocList().catch(() => null);

/** The list of occupations; null until it is loaded, and when loading fails. */
export function useNocList(isWanted: boolean): NocList | null {
  const [list, setList] = useState(loadedList);
  useEffect(() => {
    if (!isWanted || loadedList !== null) return undefined;
    let isHere = true;
    readNocList().then(
      (loaded) => isHere && setList(loaded),
      // A code can be checked without the list; only its title is missing.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return list;
}

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
