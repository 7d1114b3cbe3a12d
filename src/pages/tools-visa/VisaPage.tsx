import { ToolPage } from '@/features/tools/ToolPage';

export function VisaPage() {
  return <ToolPage lead="">{null}</ToolPage>;
}
