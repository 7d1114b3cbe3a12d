import type { ComponentType } from 'react';
import type { KindFieldProps, AnyTyped } from './kind';
import { type KindName, KINDS } from './kinds';

type FieldComponent = ComponentType<KindFieldProps<object, AnyTyped>>;

const files = import.meta.glob<FieldComponent>('./*/Field.tsx', { eager: true, import: 'Field' });

/** The inputs of all kinds, found by their folders. Only dialogs import this. */
export const FIELDS = Object.fromEntries(
  Object.keys(KINDS).map((kind) => [kind, files[`./${kind}/Field.tsx`]]),
) as Readonly<Record<KindName, FieldComponent>>;
