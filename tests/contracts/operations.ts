import { contract } from '../support/contract';

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
}
/** The operations of docs/openapi.json by method and path. */
export const operations: readonly (readonly [line: string, operation: Operation])[] = Object.entries(
  contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
);
