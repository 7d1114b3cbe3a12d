import { idOf, STORY, timeOf } from './contract.story.ts';

/**
 * Example values of the OpenAPI document, made from the shapes and the story. A shape
 * always gets the same example.
 */
export type Json = Readonly<Record<string, unknown>>;

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
const typesOf = ({ type }: Json): readonly string[] =>
  (Array.isArray(type) ? type : [type]).filter((each) => typeof each === 'string');

/** Whether a value of the story matches the schema of a field. */
function fits(schema: Json, value: unknown): boolean {
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  const options = schema.anyOf as readonly Json[] | undefined;
  if (options !== undefined) return value === null && options.some((each) => fits(each, null));
  if (typeof value === 'string' && schema.format === 'date-time') return /T\d{2}:/.test(value);
  if (typeof value === 'string' && schema.format === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value);
  const types = typesOf(schema);
  const type = typeOf(value);
  if (type === 'array' && typesOf((schema.items ?? {}) as Json)[0] === 'object') return false;
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}

/**
 * The noun of a shape's name: `StaffApplication` and `ApplicationPage` give
 * application, `admin-users-input` gives user.
 */
const nounOf = (name: string): string =>
  name
    .replace(/^(?:Staff|Admin|admin-)/, '')
    .replace(/(?:-?[Ii]nput|Page|Draft)$/, '')
    .replace(/^user-(?=profiles)/, '')
    .replaceAll('-', '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '')
    .toLowerCase();

function idFor(name: string, owner: string): string {
  if (name !== 'id') return idOf(name.replace(/Ids?$/, ''));
  // Inline objects are named after their field: `documents`, `applicant`.
  const noun = owner.replace(/s$/, '');
  return idOf(noun === 'userprofile' ? 'profile' : noun);
}

function primitive(schema: Json, name: string, owner: string): unknown {
  const [type = 'string'] = typesOf(schema);
  if (type === 'integer' || type === 'number') return Math.max(Number(schema.minimum ?? 1), 1);
  if (type === 'boolean') return true;
  const time = timeOf(name, schema.format);
  if (time !== undefined) return time;
  return /^id$|Ids?$/.test(name) ? idFor(name, owner) : name;
}

/**
 * An example of a JSON schema. `definitions`: the named schemas that it refers to; `name`: the field;
 * `owner`: the noun of the shape, or the name of the field, that contains it.
 */
export function exampleOf(schema: Json, definitions: Json, name = 'text', owner = ''): unknown {
  const storyKey = [`${owner}.${name}`, name].find(
    (key) => Object.hasOwn(STORY, key) && fits(schema, STORY[key]),
  );
  if (storyKey !== undefined) return STORY[storyKey];
  if (typeof schema.$ref === 'string') {
    const target = schema.$ref.split('/').at(-1) ?? '';
    const { $ref: _none, ...shape } = { ...(definitions[target] as Json) };
    return exampleOf(shape, definitions, '', nounOf(target));
  }
  const options = (schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined;
  if (options?.[0] !== undefined) return exampleOf(options[0], definitions, name, owner);
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const types = typesOf(schema);
  if (types.includes('object')) {
    const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Json>>);
    const holder = name === '' ? owner : name;
    return Object.fromEntries(
      properties.map(([key, inner]) => [key, exampleOf(inner, definitions, key, holder)]),
    );
  }
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (types.includes('array')) return [exampleOf((schema.items ?? {}) as Json, definitions, name, owner)];
  return primitive(schema, name, owner);
}
