/** What separates skills in a pasted or typed list: commas of all scripts, semicolons, lines, tabs. */
const SEPARATORS = /[,;\n\r\t\u060c\u061b\u3001\uff0c\uff1b•]+/;

export const isList = (typed: string): boolean => SEPARATORS.test(typed);

const keyOf = (skill: string): string => skill.normalize('NFKC').toLowerCase();

export interface Added {
  readonly skills: readonly string[];
  /** Those that were new. */
  readonly added: readonly string[];
  /** Those that were there already. */
  readonly known: readonly string[];
}

/** Adds one skill or a list of them; none stands there twice, however it is written. */
export function addSkills(skills: readonly string[], typed: string): Added {
  const keys = new Set(skills.map(keyOf));
  const added: string[] = [];
  const known: string[] = [];
  for (const part of typed.split(SEPARATORS)) {
    const skill = part.replace(/\s+/g, ' ').trim();
    if (skill === '') continue;
    if (keys.has(keyOf(skill))) known.push(skill);
    else {
      keys.add(keyOf(skill));
      added.push(skill);
    }
  }
  return { skills: [...skills, ...added], added, known };
}
