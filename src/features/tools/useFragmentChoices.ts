import { useLocation } from 'react-router-dom';
import { useReplaceAddress } from '@/routing/useReplaceAddress';

/**
 * Choices in the fragment of the address, `#from=PH&to=CA`. The address can be shared with them, and a
 * fragment is never sent to a server. Empty choices are left out.
 */
export function useFragmentChoices<Name extends string>(
  names: readonly Name[],
): [choices: Readonly<Record<Name, string>>, choose: (change: Partial<Record<Name, string>>) => void] {
  const { hash } = useLocation();
  const replaceAddress = useReplaceAddress();
  const params = new URLSearchParams(hash.slice(1));
  const choices = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >;
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
