import { ToolPage } from '@/features/tools/ToolPage';

export function NocPage() {
  return <ToolPage lead="">{null}</ToolPage>;
}
