import type { DialogProps } from '@/pages/admin/records/resource';
export function ImportDialog(_props: DialogProps) {
  return null;
}
