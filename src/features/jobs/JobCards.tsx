import type { ComponentProps } from 'react';
import { CardSheet } from './CardSheet';
import { useJobViewer } from './viewer';

interface JobCardsProps extends ComponentProps<'ul'> {
  /** Whether each job is a row of three columns where there is room. */
  readonly rows?: boolean;
}

/** A list of `JobCard`s. */
export function JobCards({ rows = false, ...list }: JobCardsProps) {
  const { userId } = useJobViewer();
  return (
    <>
      <CardSheet />
      <ul
        {...list}
        className={rows ? 'vt-cards rows' : 'vt-cards'}
        data-own={userId === null ? undefined : ''}
      />
    </>
  );
}
