import { useLateChunk } from '@/ui/loading/useLateChunk';

const part = {
  name: 'profile-chips',
  load: () => import('./LateChips'),
  namespaces: ['documents', 'jobs'],
} as const;

/**
 * Loads the chips for document types and provinces after the page, because their texts belong to other pages.
 */
export const useLateChips = () => useLateChunk(part);
