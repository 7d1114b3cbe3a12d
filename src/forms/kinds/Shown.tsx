import type { Item, Value } from './kind';
import { type KindName, kindOf } from './kinds';

interface ShownProps {
  /** A field or a column: its kind, and what the kind wants to know. */
  readonly spec: { readonly kind: KindName };
  readonly value: Value;
  readonly item?: Item;
}

/** A value as its kind shows it. */
export function Shown({ spec, value, item }: ShownProps) {
  const kind = kindOf(spec.kind);
  return <kind.Cell spec={spec} value={value} item={item} />;
}
