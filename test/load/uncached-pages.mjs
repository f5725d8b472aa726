import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { summaryOf } from './measure.mjs';
import { visitorAddress } from './orders.mjs';

/** A change is received within this time; an earlier request might still get the previous page. */
const HEARD_MS = 20;

/**
 * Requests the page after each change. The page is rendered anew; its ETag stays the same, because its content does.
 */
export function firstAfterChange(url, announce) {
  return async (seconds) => {
    const latencies = [];
    const start = performance.now();
    while (performance.now() < start + seconds * 1000) {
      await announce('catalog');
      await wait(HEARD_MS);
      const before = performance.now();
      const headers = { 'accept-encoding': 'br', 'x-forwarded-for': visitorAddress() };
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      latencies.push(performance.now() - before);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
    }
    return summaryOf(latencies, (performance.now() - start) / 1000);
  };
}
