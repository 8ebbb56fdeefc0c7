import { afterEach, describe, expect, it, vi } from 'vitest';
import { startPrivateCluster } from './private-cluster.ts';

describe('private cluster', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('S-2 fails without PostgreSQL, and names the command that installs it', async () => {
    vi.stubEnv('POSTGRES_BIN', '/nowhere');
    await expect(startPrivateCluster()).rejects.toThrow(
      'apt-get update && apt-get install -y --no-install-recommends postgresql',
    );
  });
});
