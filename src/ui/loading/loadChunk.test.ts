import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remove } from '@/storage/browserStorage';
import { reloadedFor } from '@/storage/keys';
import { loadChunk, ChunkMissingError } from './loadChunk';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reload = vi.fn();

function runBuild(entry: string): void {
  document.head.replaceChildren();
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  document.head.append(script);
}

const soon = () => new Promise((resolve) => setTimeout(() => resolve('still waiting'), 20));

describe('loadChunk', () => {
  beforeEach(() => {
    sessionStorage.clear();
    remove(reloadedFor);
    reload.mockClear();
    vi.stubGlobal('location', { reload });
    runBuild('/assets/index-N.js');
  });
  afterEach(() => {
    document.head.replaceChildren();
  });

  it('returns an existing chunk', async () => {
    await expect(loadChunk(() => Promise.resolve('page'))).resolves.toBe('page');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads once for a missing chunk, and shows no error while the page reloads (F-117)', async () => {
    await expect(Promise.race([loadChunk(gone), soon()])).resolves.toBe('still waiting');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reports the missing chunk when the reload did not help (F-118)', async () => {
    void loadChunk(gone);
    await soon();
    await expect(loadChunk(gone)).rejects.toThrow(ChunkMissingError);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again for the next build (F-121)', async () => {
    void loadChunk(gone);
    await soon();
    runBuild('/assets/index-N1.js');
    void loadChunk(gone);
    await soon();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not lose the page without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(loadChunk(gone)).rejects.toThrow(ChunkMissingError);
    expect(reload).not.toHaveBeenCalled();
  });
});
