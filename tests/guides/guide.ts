import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A step of a guide in docs/how-to: lines to add to a file, or commands. */
type Step =
  | { readonly file: string; readonly at: Place | undefined; readonly lines: readonly string[] }
  | { readonly commands: readonly string[] };
interface Place {
  readonly how: 'after' | 'before' | 'instead-of';
  /** The beginning of the line that is meant. Only one line may begin so. */
  readonly line: string;
}

const FILE = /^```\w+ file=(\S+)(?: (after|before|instead-of)="(.+)")?$/;
const RUN = /^```sh run$/;

/**
 * `locales/{en,fr}/x.json` names two files: a guide shows a text once, and the text is added for every
 * language.
 */
function filesOf(name: string): readonly string[] {
  const [whole, list] = /\{([^}]+)\}/.exec(name) ?? [];
  return whole === undefined ? [name] : (list ?? '').split(',').map((one) => name.replace(whole, one));
}

/** The steps of a guide in order. */
export function stepsOf(guide: string): readonly Step[] {
  const steps: Step[] = [];
  const lines = guide.split('\n');
  for (let start = 0; start < lines.length; start += 1) {
    const opening = lines[start] ?? '';
    const [, file, how, line] = FILE.exec(opening) ?? [];
    if (file === undefined && !RUN.test(opening)) continue;
    const end = lines.indexOf('```', start);
    const block = lines.slice(start + 1, end);
    start = end;
    if (file === undefined) steps.push({ commands: block });
    else {
      const at = how === undefined ? undefined : ({ how, line: line?.replaceAll('\\"', '"') } as Place);
      steps.push(...filesOf(file).map((each) => ({ file: each, at, lines: block })));
    }
  }
  return steps;
}

/**
 * Makes the change of a step in a folder.
 * @throws Error when the line that it names is missing or not unique, or when a new file exists already
 */
export function write(root: string, { file, at, lines }: Extract<Step, { file: string }>): void {
  const target = path.join(root, file);
  if (at === undefined) {
    if (existsSync(target)) throw new Error(`${file} exists already`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${lines.join('\n')}\n`);
    return;
  }
  const before = readFileSync(target, 'utf8').split('\n');
  const found = before.flatMap((line, index) => (line.startsWith(at.line) ? [index] : []));
  const [index] = found;
  if (index === undefined || found.length > 1) {
    throw new Error(`${file} has ${found.length} lines that begin with ${at.line}`);
  }
  const from = at.how === 'after' ? index + 1 : index;
  writeFileSync(target, before.toSpliced(from, at.how === 'instead-of' ? 1 : 0, ...lines).join('\n'));
}
