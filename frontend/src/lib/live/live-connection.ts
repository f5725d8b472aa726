import type { LiveListener } from './live-changes.js';

const ADDRESS = '/trpc/live.changes';

/**
 * Opens the subscription `live.changes`, or the one at `address`, which tRPC sends as server-sent events. The events
 * are read by hand because tRPC's own link would be too heavy for every page and cannot be loaded apart from the rest
 * of the client.
 */
export function openLiveChanges<Topic>(
  listener: LiveListener<Topic>,
  address = ADDRESS,
): { unsubscribe(): void } {
  // Without server-sent events the shop is polled.
  if (typeof EventSource === 'undefined') return { unsubscribe: () => undefined };
  const source = new EventSource(address);
  let silenceLimitMs = 0;
  let silence = 0;

  const close = () => {
    window.clearTimeout(silence);
    source.close();
  };
  const lose = () => {
    close();
    listener.onLost();
  };
  /** The server sends pings, so a silent connection is a dead one. */
  const stayAwake = () => {
    window.clearTimeout(silence);
    if (silenceLimitMs > 0) silence = window.setTimeout(lose, silenceLimitMs);
  };
  source.addEventListener('connected', ({ data }: MessageEvent<string>) => {
    const options = JSON.parse(data) as { reconnectAfterInactivityMs?: number };
    silenceLimitMs = options.reconnectAfterInactivityMs ?? 0;
    stayAwake();
    listener.onStarted();
  });
  source.addEventListener('ping', stayAwake);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    stayAwake();
    listener.onTopic((JSON.parse(data) as { topic: Topic }).topic);
  });
  // The browser would reconnect by itself, but always after the same few seconds.
  for (const end of ['serialized-error', 'return', 'error']) source.addEventListener(end, lose);
  return { unsubscribe: close };
}
