import { join } from 'node:path';
import { compiled } from './orders.mjs';
import { answerBench } from './processes.mjs';

const PASSING = ['says-later', 'hangs-up-before-it', 'hangs-up-amid-it', 'hangs-up-after-it'];
/** Small, because each silence keeps a connection busy for half a minute. */
const SILENT_SHARE = 0.0002;

/** A mail relay that fails a share of its tries and counts the mails it accepted. */
answerBench(async ({ failingShare }) => {
  const { startFlakyRelay } = await import(join(compiled, 'testing/flaky-relay.js'));
  const random = seeded(20_261_122);
  const relay = await startFlakyRelay({
    troubleWith: () => {
      if (random() < SILENT_SHARE) return 'falls-silent';
      return random() < failingShare ? PASSING[Math.floor(random() * PASSING.length)] : null;
    },
  });
  return { ready: { url: relay.url }, answer: () => tallyOf(relay) };
});

/** Only the mails of campaigns fail; all other mails of the shop go to addresses of another domain. */
function tallyOf({ accepted, counts }) {
  const campaigns = [...accepted].filter(([recipient]) => recipient.endsWith('@okur.test'));
  const again = campaigns.filter(([, messageIds]) => messageIds.length > 1);
  const doubles = again.filter(([, messageIds]) => new Set(messageIds).size > 1);
  return {
    ...counts,
    recipients: campaigns.length,
    doubles: doubles.length,
    repeats: again.length - doubles.length,
  };
}

/** The random numbers of Mulberry32, so that tries in the same order fail alike in every run. */
function seeded(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
