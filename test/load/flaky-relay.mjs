import { join } from 'node:path';
import { compiled } from './orders.mjs';
import { answerBench } from './processes.mjs';

const PASSING = ['says-later', 'hangs-up-before-it', 'hangs-up-amid-it', 'hangs-up-after-it'];
/** Seldom: each keeps a connection for half a minute. */
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

/** Campaigns alone: what else the shop sends goes to addresses of another domain. */
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

/** Mulberry32: the same troubles in every run, as far as the tries come in the same order. */
function seeded(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
