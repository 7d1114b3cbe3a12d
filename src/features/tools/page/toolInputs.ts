import { read, write } from '@/storage/browserStorage';
import { toolInputs } from '@/storage/keys';

/** The tools whose answers are kept for this tab. */
export type ToolName = 'clb' | 'crs' | 'fsw' | 'noc';

/** What was answered in a tool, as it was written; undefined for nothing. */
export const keptAnswers = (tool: ToolName): string | undefined => read(toolInputs)?.[tool];

/** Keeps what was answered for this tab; an empty text forgets it. Where storage refuses, nothing is lost but that. */
export function keepAnswers(tool: ToolName, text: string): void {
  const { [tool]: _before, ...others } = read(toolInputs) ?? {};
  write(toolInputs, text === '' ? others : { ...others, [tool]: text });
}
