import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { objectOf } from '@/runtime/typed';
import { useSession } from '@/identity/identity';
import { useReplaceAddress } from '@/routing/useReplaceAddress';
import type { OwnPlaces } from './ownPlaces';

/**
 * Choices in the fragment of the address. Their first values come from the profile of the signed-in person,
 * as long as nothing is chosen and the profile answers the first question.
 * @param ofProfile returns the choices of a profile
 */
export function useProfileChoices<Name extends string>(
  names: readonly [Name, ...Name[]],
  ofProfile: (places: OwnPlaces) => Readonly<Record<Name, string | undefined>>,
): ReturnType<typeof useFragmentChoices<Name>> {
  const [choices, choose] = useFragmentChoices<Name>(names);
  const session = useSession();
  const userId = session.status === 'signedIn' && session.checked ? session.user.id : null;
  const isEmpty = names.every((name) => choices[name] === '');
  const fill = useEffectEvent((places: OwnPlaces) => {
    const fromProfile = ofProfile(places);
    const answers = names.flatMap((name) =>
      fromProfile[name] === undefined ? [] : [[name, fromProfile[name]]],
    );
    if (isEmpty && fromProfile[names[0]] !== undefined) choose(Object.fromEntries(answers));
  });
  useEffect(() => {
    if (userId === null || !isEmpty) return undefined;
    let isHere = true;
    void import('./ownPlaces')
      .then(({ readOwnPlaces }) => readOwnPlaces(userId))
      .then(
        (places) => {
          if (isHere) fill(places);
        },
        // When reading the profile fails, the person can still answer by hand.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
    // Runs once for each person: a choice that they empty by hand stays empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [userId]);
  return [choices, choose];
}

/**
 * Choices in the fragment of the address, `#from=PH&to=CA`. The address can be shared with them, and a
 * fragment is never sent to a server. Empty choices are left out.
 */
function useFragmentChoices<Name extends string>(
  names: readonly Name[],
): [choices: Readonly<Record<Name, string>>, choose: (change: Partial<Record<Name, string>>) => void] {
  const { hash } = useLocation();
  const replaceAddress = useReplaceAddress();
  const params = new URLSearchParams(hash.slice(1));
  const choices = objectOf(names, (name) => params.get(name) ?? '');
  const choose = (change: Partial<Record<Name, string>>) => {
    const next = new URLSearchParams();
    for (const name of names) {
      const value = change[name] ?? choices[name];
      if (value !== '') next.set(name, value);
    }
    replaceAddress({ hash: next.toString() });
  };
  return [choices, choose];
}
