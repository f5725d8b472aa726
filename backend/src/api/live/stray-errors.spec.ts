import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../../testing/poll.js';
import type { ChangeTopic } from '../../platform/change-feed/change-feed.js';
import { LiveChangesService } from './live-changes.service.js';

describe('A stream of changes that fails before anybody waits for it', () => {
  let announce: (topic: ChangeTopic) => void = () => undefined;
  const changeFeed = { onChange: (hear: typeof announce) => (announce = hear) };
  const isStillIn = jest.fn(() => Promise.resolve(false));
  const live = new LiveChangesService(changeFeed as never, { isStillIn } as never);

  // An error that nobody catches would end the process, and this test with it.
  it('does not end the process, and still tells who waits later: a session that has ended', async () => {
    const change = live.listenAsStudio({ ipAddress: '127.0.0.1', sessionId: 's' }, undefined).next();
    announce('orders');
    await eventually('the session is checked', () => isStillIn.mock.calls.length === 1);
    await setImmediate();
    await expect(change).rejects.toMatchObject({ code: 'admin_session_needed' });
  });

  it('does not end the process, and still tells who waits later: the end of the shop', async () => {
    const change = live.listen('127.0.0.1', undefined).next();
    live.end();
    await setImmediate();
    await expect(change).rejects.toThrow();
  });
});
