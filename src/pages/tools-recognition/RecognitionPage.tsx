import { ToolPage } from '@/features/tools/ToolPage';

export function RecognitionPage() {
  return <ToolPage lead="">{null}</ToolPage>;
}
