import type { Control, UseFormReturn } from 'react-hook-form';
import type { References } from '@/features/profile/useReferences';
import type { EditorField, EditorValues } from './values';

/** What every part of the editor is given. */
export interface PartProps {
  readonly form: UseFormReturn<EditorValues>;
  readonly references: References;
  /** While it is being saved. */
  readonly busy: boolean;
  /** What stands beside a field. */
  readonly errorOf: (field: EditorField) => string | undefined;
}

export type EditorControl = Control<EditorValues>;
export const idOf = (field: EditorField): string => `profile-${field}`;
