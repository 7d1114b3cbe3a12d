import { HttpFailure } from './HttpFailure.ts';
import type { Route } from './route.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Compiles a path such as '/api/countries/:id', with any prefix and without regard to case, as ASP.NET does.
 */
export const compile = (path: string): { pattern: RegExp; names: string[] } => {
  const names: string[] = [];
  const source = path
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return escape(segment);
      names.push(segment.slice(1));
      return '([^/]+)';
    })
    .join('/');
  return { pattern: new RegExp(`^(?:/[^/]+)*?${source}/?$`, 'i'), names };
};

export const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new HttpFailure(400, 'The address is not valid.');
  }
};

/** Sorts literal segments before parameters, so that the order of the routes does not matter. */
export const bySpecificity = (a: Route, b: Route): number => {
  const left = a.path.split('/');
  const right = b.path.split('/');
  for (const [index, segment] of left.entries()) {
    const parameters = [segment, right[index] ?? ''].map((part) => part.startsWith(':'));
    if (parameters[0] !== parameters[1]) return parameters[0] ? 1 : -1;
  }
  return left.length - right.length;
};
