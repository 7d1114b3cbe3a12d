import type { ComponentProps } from 'react';
import { CardSheet } from './CardSheet';

/** A list of `JobCard`s. */
export function JobCards(list: ComponentProps<'ul'>) {
  return (
    <>
      <CardSheet />
      <ul {...list} className="vt-cards" />
    </>
  );
}
