import type { Item, Value } from './kind';
import { type KindName, kindOf } from './kinds';

interface ShownProps {
  /** A field or a column with the options of its kind. */
  readonly spec: { readonly kind: KindName };
  readonly value: Value;
  readonly item?: Item;
}

/** Shows a value as its kind does. */
export function Shown({ spec, value, item }: ShownProps) {
  const kind = kindOf(spec.kind);
  return <kind.Cell spec={spec} value={value} item={item} />;
}
