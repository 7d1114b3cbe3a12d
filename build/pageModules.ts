import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/**
 * The file with the code of each page. The build parses its text, because a function
 * does not reveal what it imports.
 */
const TABLE = 'src/app/pageTable.ts';
const PAGES = 'PAGES';

export interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** A node and all its descendants. */
export function nodesIn(value: unknown): readonly Node[] {
  const all: Node[] = [];
  const visit = (each: unknown): void => {
    if (Array.isArray(each)) each.forEach(visit);
    else if (isNode(each)) {
      all.push(each);
      Object.values(each).forEach(visit);
    }
  };
  visit(value);
  return all;
}

/** The modules of dynamic imports, as paths from the root. @throws Error when a file does not exist */
const importsIn = (root: string, value: unknown): readonly string[] =>
  nodesIn(value).flatMap(({ type, source }) => {
    if (type !== 'ImportExpression' || !isNode(source)) return [];
    const name = String(source.value).replace(/^@\//, 'src/');
    const file = ['.tsx', '.ts'].map((ending) => name + ending).find((each) => existsSync(`${root}/${each}`));
    if (file === undefined) throw new Error(`${TABLE} names ${name}, which is not there`);
    return [file];
  });

/** The modules of each member of a page (`page`, `placeholder`), by its route id. */
export type PageModules = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;

/**
 * The modules that pages begin with, by route id; those of other constants (such as NOT_FOUND) by their name.
 * @param root the project's folder
 */
export function pageModules(root: string, code = readFileSync(`${root}/${TABLE}`, 'utf8')): PageModules {
  const { program, errors } = parseSync(TABLE, code);
  if (errors.length > 0) throw new Error(`${TABLE} cannot be read`);
  const constants = new Map<string, Node>();
  for (const { type, id, init } of nodesIn(program))
    if (type === 'VariableDeclarator' && isNode(id) && isNode(init)) constants.set(String(id.name), init);
  const valueOf = (node: Node): Node =>
    (node.type === 'Identifier' ? constants.get(String(node.name)) : undefined) ?? node;
  const membersOf = (node: Node | undefined): readonly (readonly [string, Node])[] =>
    (Array.isArray(node?.properties) ? node.properties : []).flatMap(({ key, value }: Node) =>
      isNode(key) && isNode(value) ? [[String(key.name), valueOf(value)] as const] : [],
    );
  const pages = membersOf(constants.get(PAGES)).map(
    ([id, page]) =>
      [
        id,
        Object.fromEntries(membersOf(page).map(([member, value]) => [member, importsIn(root, value)])),
      ] as const,
  );
  const others = [...constants].flatMap(([name, init]) => {
    const page = init.type === 'ArrowFunctionExpression' ? importsIn(root, init) : [];
    return page.some((file) => file.startsWith('src/pages/')) ? [[name, { page }] as const] : [];
  });
  return new Map([...pages, ...others]);
}
