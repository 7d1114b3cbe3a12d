import { read, write } from '@/storage/browserStorage';
import { toolInputs } from '@/storage/keys';

/** The tools whose answers are stored for this tab. */
export type ToolName = 'clb' | 'crs' | 'fsw' | 'noc';

/** The stored answers of a tool, as they were written; undefined when there are none. */
export const storedAnswers = (tool: ToolName): string | undefined => read(toolInputs)?.[tool];

/** Stores the answers of a tool for this tab; an empty text removes them. A storage failure is ignored. */
export function storeAnswers(tool: ToolName, text: string): void {
  const { [tool]: _before, ...others } = read(toolInputs) ?? {};
  write(toolInputs, text === '' ? others : { ...others, [tool]: text });
}
