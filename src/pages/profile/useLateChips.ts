import { useLateChunk } from '@/ui/loading/useLateChunk';

const part = {
  name: 'profile-chips',
  load: () => import('./LateChips'),
  namespaces: ['documents', 'jobs'],
} as const;

/** Names of document types and provinces: their texts are those of other pages, and come after this one. */
export const useLateChips = () => useLateChunk(part);
