import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { isNode, type Node, nodesIn, pageModules } from './pageModules.ts';

/**
 * Finds the namespaces that each page uses in its code. They are loaded with the page (src/app/pages.tsx).
 */

/** Hooks whose arguments are namespaces. */
const HOOKS = ['useTranslation', 'useMessage'];
/** Files that pass on namespaces of their callers, whose own calls are analysed. */
const PASSING_ON = ['src/i18n/useMessage.ts', 'src/ui/page/useRoute.ts'];
/**
 * Loads code of its own for a part that the page shows at once. Other lazy code, of
 * dialogs and menus, brings its texts when it is opened.
 */
const PART_OF_PAGE = 'lazyWithPreload';
/**
 * Folders where a key in a constant (`label: 'terms:state'`) belongs to the page. In
 * lower layers, constants have keys of all pages.
 */
const OF_PAGES = /^src\/(?:pages|features)\//;
const KEY = /^(\w+):(?:\w|$)/;
/** Names of constants that are lists of namespaces. */
const LIST = /_NAMESPACES$/;
const ENDINGS = ['', '.ts', '.tsx'];

interface Facts {
  readonly namespaces: ReadonlySet<string>;
  /** Paths from the project's root. */
  readonly imports: readonly string[];
}

const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The beginning of a template literal: `audit:` in `audit:${name}`. */
function headOf({ type, quasis }: Node): string {
  const [first] = type === 'TemplateLiteral' && Array.isArray(quasis) ? (quasis as readonly Node[]) : [];
  return (first?.value as { readonly cooked?: string } | undefined)?.cooked ?? '';
}

const constantsOf = (nodes: readonly Node[]): Map<string, Node> =>
  new Map(
    nodes.flatMap(({ type, id, init }) =>
      type === 'VariableDeclarator' && isNode(id) && isNode(init) ? [[String(id.name), init]] : [],
    ),
  );

/**
 * The strings of a value: a literal, a list, `as const` or a constant; undefined when
 * the code alone does not tell.
 */
function stringsOf(node: unknown, constants: ReadonlyMap<string, Node>): readonly string[] | undefined {
  if (!isNode(node)) return [];
  const text = textOf(node);
  if (text !== undefined) return [text];
  if (node.type === 'TSAsExpression') return stringsOf(node.expression, constants);
  const named = node.type === 'Identifier' ? constants.get(String(node.name)) : undefined;
  if (named !== undefined) return stringsOf(named, constants);
  if (node.type !== 'ArrayExpression' || !Array.isArray(node.elements)) return undefined;
  const all = node.elements.map((each) => stringsOf(each, constants));
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}

/**
 * The path of an imported file of the project from the root; undefined for packages
 * and other files than code.
 */
function sourceOf(root: string, importer: string, name: string): string | undefined {
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined;
  const base = name.startsWith('@/') ? `src/${name.slice(2)}` : join(dirname(importer), name);
  return ENDINGS.map((ending) => base.replaceAll('\\', '/') + ending).find(
    (each) => /\.tsx?$/.test(each) && existsSync(join(root, each)),
  );
}

/** The value of a constant of another file, which may export it from a third one. */
function exportedFrom(root: string, importer: string, name: string, constant: string): Node | undefined {
  const file = sourceOf(root, importer, name);
  if (file === undefined) return undefined;
  const { module, program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const onwards = module.staticExports
    .flatMap(({ entries }) => entries)
    .find(({ exportName, moduleRequest }) => exportName.name === constant && moduleRequest);
  return (
    constantsOf(nodesIn(program)).get(constant) ??
    (onwards?.moduleRequest && exportedFrom(root, file, onwards.moduleRequest.value, constant)) ??
    undefined
  );
}

/** Analyses one file. @param known whether a namespace of this name exists */
function factsOf(root: string, file: string, known: (name: string) => boolean): Facts {
  const code = readFileSync(join(root, file), 'utf8');
  const { module, program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} cannot be read`);
  const values = [
    ...module.staticImports.flatMap(({ entries, moduleRequest }) =>
      entries.length === 0 || entries.some(({ isType }) => !isType) ? [moduleRequest.value] : [],
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ),
  ];
  const nodes = nodesIn(program);
  const constants = constantsOf(nodes);
  for (const { entries, moduleRequest } of module.staticImports)
    for (const { localName } of entries) {
      if (!LIST.test(localName.value)) continue;
      const list = exportedFrom(root, file, moduleRequest.value, localName.value);
      if (list !== undefined) constants.set(localName.value, list);
    }
  const namespaces = new Set<string>();
  for (const node of nodes) {
    const { type, callee } = node;
    const given = type === 'CallExpression' && Array.isArray(node.arguments) ? node.arguments : [];
    const called = isNode(callee) ? String(callee.name) : '';
    if (called === PART_OF_PAGE)
      values.push(
        ...nodesIn(given).flatMap(({ type: of, source }) =>
          of === 'ImportExpression' ? (textOf(source) ?? []) : [],
        ),
      );
    if (HOOKS.includes(called) && !PASSING_ON.includes(file))
      for (const each of called === 'useTranslation' ? given.slice(0, 1) : given) {
        const names = stringsOf(each, constants);
        if (names === undefined)
          throw new Error(`${file}: the namespaces of ${called} are not written there`);
        for (const name of names ?? []) namespaces.add(name);
      }
    const [, prefix = ''] = KEY.exec(textOf(node) ?? headOf(node)) ?? [];
    if (OF_PAGES.test(file) && known(prefix)) namespaces.add(prefix);
  }
  return { namespaces, imports: values.flatMap((name) => sourceOf(root, file, name) ?? []) };
}

/**
 * Makes a function that collects the namespaces of files and of all their imports.
 * @param root the project's folder
 */
export function collector(root: string, known: (name: string) => boolean) {
  const facts = new Map<string, Facts>();
  return (files: readonly string[]): readonly string[] => {
    const seen = new Set<string>();
    const all = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      const found = facts.get(file) ?? factsOf(root, file, known);
      facts.set(file, found);
      for (const name of found.namespaces) all.add(name);
      found.imports.forEach(visit);
    };
    files.forEach(visit);
    return [...all].sort();
  };
}

/** The namespaces of each page and of its placeholder, by name: `jobs` and `jobs placeholder`. */
export function pageTexts(
  root: string,
  known: (name: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const collect = collector(root, known);
  return new Map(
    [...pageModules(root)].flatMap(([id, { page, placeholder }]) => [
      ...(page === undefined ? [] : [[id, collect(page)] as const]),
      ...(placeholder === undefined ? [] : [[`${id} placeholder`, collect(placeholder)] as const]),
    ]),
  );
}
