import { HttpFailure } from './HttpFailure.ts';
import type { Route } from './route.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** '/api/countries/:id' under any origin and prefix; like ASP.NET, without regard to case. */
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

/** Literal segments before parameters, so that no resource depends on the order of its routes. */
export const bySpecificity = (a: Route, b: Route): number => {
  const left = a.path.split('/');
  const right = b.path.split('/');
  for (const [index, segment] of left.entries()) {
    const parameters = [segment, right[index] ?? ''].map((part) => part.startsWith(':'));
    if (parameters[0] !== parameters[1]) return parameters[0] ? 1 : -1;
  }
  return left.length - right.length;
};
