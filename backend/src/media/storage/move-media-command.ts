import {
  MEDIA_STORES,
  type MediaSettings,
  type MediaStoreName,
} from '../../platform/config/media-settings.js';
import { type MoveCount, moveMedia } from './media-move.js';
import { ORIGINALS, VARIANTS } from './media-storage.js';
import { openMediaStore } from './open-media-store.js';

const PROGRESS_EVERY_MS = 2_000;
const COLUMNS = ['copied', 'present', 'gone', 'failed'] as const;

interface CommandOptions {
  readonly args: readonly string[];
  readonly settings: MediaSettings;
  readonly say: (line: string) => void;
}

/**
 * Runs with `--to s3` or `--to folder`; returns whether all pictures are in the target store now. Errors say
 * what to correct.
 */
export async function runMoveMediaCommand({ args, settings, say }: CommandOptions): Promise<boolean> {
  const target = readTarget(args);
  const source = target === 's3' ? 'folder' : 's3';
  const { MEDIA_STORE, MEDIA_FALLBACK } = settings;
  if (MEDIA_FALLBACK === undefined) {
    throw new Error('Name both stores in MEDIA_STORE and MEDIA_FALLBACK first, so that the shop reads both.');
  }
  const log = { warn: (message: string, details?: unknown) => say(`${message} ${JSON.stringify(details)}`) };
  let toldAt = Date.now();
  const counts = await moveMedia({
    from: await openMediaStore(source, settings, log),
    to: await openMediaStore(target, settings, log),
    folders: [ORIGINALS, VARIANTS],
    onProgress: (soFar) => {
      if (Date.now() - toldAt < PROGRESS_EVERY_MS) return;
      toldAt = Date.now();
      say(progress(soFar));
    },
    onFailure: (key, reason) => say(`${key}: ${reason}`),
  });
  say(table(counts));
  const isWhole = counts.every(({ failed }) => failed === 0);
  if (!isWhole) say('Not everything could be moved: run it again.');
  else if (MEDIA_STORE === target) say(`Everything is in ${target}. MEDIA_FALLBACK can go.`);
  else say(`New pictures still go to ${source}: set MEDIA_STORE=${target}, restart, and run it again.`);
  return isWhole;
}

function readTarget(args: readonly string[]): MediaStoreName {
  const [flag, name, ...more] = args;
  const target = MEDIA_STORES.find((store) => store === name);
  if (flag !== '--to' || !target || more.length > 0) {
    throw new Error(`Say --to ${MEDIA_STORES.join(' or --to ')}.`);
  }
  return target;
}

function progress(counts: readonly MoveCount[]): string {
  return counts
    .map((count) => `${count.folder}: ${COLUMNS.map((name) => `${count[name]} ${name}`).join(', ')}`)
    .join('; ');
}

function table(counts: readonly MoveCount[]): string {
  const rows = [
    ['', ...COLUMNS, 'bytes'],
    ...counts.map((count) => [
      count.folder,
      ...COLUMNS.map((name) => String(count[name])),
      String(count.bytes),
    ]),
  ];
  return rows
    .map(([folder = '', ...cells]) => folder.padEnd(10) + cells.map((cell) => cell.padStart(12)).join(''))
    .join('\n');
}
