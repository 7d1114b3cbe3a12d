import { useTranslation } from 'react-i18next';
import { BidiText } from '@/ui/text/BidiText';
import { Fact } from './FactGroup';
import type { ReadState } from '@/ui/loading/readState';
import type { Reference } from './useReferences';

interface ReferenceFactProps<T> {
  readonly label: string;
  /** The id in the profile; undefined while the profile is on its way. */
  readonly id: string | null | undefined;
  readonly loading: boolean;
  readonly list: ReadState<Reference<T>>;
  readonly nameOf: (item: T) => string;
}

/** A fact that the profile holds as an id: shown by its name, or as unknown for now, never as the id. */
export function ReferenceFact<T extends { readonly id: string }>(props: ReferenceFactProps<T>) {
  const { label, id, loading, list, nameOf } = props;
  const { t } = useTranslation('profile');
  if (loading || (typeof id === 'string' && list.status === 'loading')) return <Fact label={label} loading />;
  if (id === null || id === undefined) return <Fact label={label} />;
  const found = list.status === 'ready' ? list.data.items.find((item) => item.id === id) : undefined;
  return (
    <Fact label={label}>
      {found === undefined ? t('notAvailable') : <BidiText>{nameOf(found)}</BidiText>}
    </Fact>
  );
}
