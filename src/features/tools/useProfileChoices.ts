import { useEffect, useEffectEvent } from 'react';
import { useSession } from '@/identity/identity';
import type { OwnPlaces } from './ownPlaces';
import { useFragmentChoices } from './useFragmentChoices';

/**
 * Choices in the fragment of the address, which begin with what the profile of a signed-in person says: as long as
 * nothing is chosen, and only if it answers the first question.
 * @param ofProfile the choices that a profile makes; `Name` of the first question first
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
        // The questions stay open: they can be answered by hand.
        () => undefined,
      );
    return () => {
      isHere = false;
    };
    // Once for a person: what they empty by hand stays empty.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [userId]);
  return [choices, choose];
}
