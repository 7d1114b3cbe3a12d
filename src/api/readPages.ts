import type { UsablePage } from './lists';

/** A list that was read page by page. */
export interface Whole<T> {
  readonly list: readonly T[];
  /** How many could not be read. */
  readonly leftOut: number;
}

/**
 * Reads a list of one person whole.
 * @param ask reads one page, from 1.
 * @param most pages that are asked for.
 */
export async function readPages<T extends { readonly id: string }>(
  ask: (page: number) => Promise<UsablePage<T>>,
  most: number,
): Promise<Whole<T>> {
  const found = new Map<string, T>();
  let leftOut = 0;
  for (let page = 1; page <= most; page += 1) {
    const answer = await ask(page);
    const before = found.size;
    for (const each of answer.data) found.set(each.id, each);
    leftOut += answer.leftOut;
    // A server that knows no pages answers with the same again.
    if (!answer.hasNext || found.size === before) break;
  }
  return { list: [...found.values()], leftOut };
}
