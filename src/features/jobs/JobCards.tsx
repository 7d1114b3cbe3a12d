import type { ComponentProps } from 'react';
import { CardSheet } from './CardSheet';
import { useJobViewer } from './viewer';

/** A list of `JobCard`s. */
export function JobCards(list: ComponentProps<'ul'>) {
  const { userId } = useJobViewer();
  return (
    <>
      <CardSheet />
      <ul {...list} className="vt-cards" data-own={userId === null ? undefined : ''} />
    </>
  );
}
