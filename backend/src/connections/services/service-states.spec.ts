import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Trial } from '../../../contract/connections/service-states.js';
import { suiteAdmin } from '../../../testing/suite-admin.js';
import { suiteServer } from '../../../testing/suite-server.js';
import { dataOf } from '../../../testing/visitor.js';
import { MediaStorage } from '../../media/storage/media-storage.js';
import { Log } from '../../platform/logging/log.js';

const server = suiteServer();
const owner = suiteAdmin(server, { role: 'super_admin' });

afterEach(() => {
  jest.restoreAllMocks();
});

const tryStorage = async () => dataOf(await owner.mutate('admin.connections.tryStorage', undefined)) as Trial;

describe('The trial of the picture storage', () => {
  it('writes, reads and removes, so that nothing is left', async () => {
    expect(await tryStorage()).toMatchObject({ isReached: true });
  });

  it('says that nothing could be written, and logs why', async () => {
    const cause = new Error('ENOSPC: no space left on device');
    jest.spyOn(server.app.get(MediaStorage, { strict: false }), 'write').mockRejectedValue(cause);
    const warn = jest.spyOn(server.app.get(Log, { strict: false }), 'warn');

    expect(await tryStorage()).toMatchObject({
      isReached: false,
      message: expect.stringContaining('Yazılamadı'),
    });
    expect(warn).toHaveBeenCalledWith(expect.any(String), { cause });
  });
});
