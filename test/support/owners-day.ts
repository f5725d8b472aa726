import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Acts, KEY_MS } from './acts.js';

/** How long a person looks and thinks before each press, in milliseconds. It is added, not waited for. */
const THINKING_MS = 700;
const FILE = join(import.meta.dirname, '../../docs/owners-day.md');

/** A row of the table in `docs/owners-day.md`: task, presses, keys, the person's seconds and the shop's. */
interface Row {
  readonly line: string;
  readonly presses: number;
  readonly keys: number;
}

interface Measured extends Acts {
  /** From the first press to the last, with the keys and without the thinking. */
  readonly elapsedMs: number;
}

/**
 * Expects that the task takes exactly the presses and keys that the document tells. With `FIGURES=write` writes them
 * into it, and how long the shop let wait, which is different on each machine and therefore not compared.
 */
export async function expectFigures(task: string, measured: Measured): Promise<void> {
  const { presses, keys, elapsedMs } = measured;
  const person = (presses * THINKING_MS + keys * KEY_MS) / 1000;
  const shop = Math.max(elapsedMs - keys * KEY_MS, 0) / 1000;
  const figures = [presses, keys, seconds(person), seconds(shop), seconds(person + shop)];
  process.stdout.write(`${task}: ${presses} presses, ${keys} keys, ${seconds(person + shop)} s\n`);
  const text = await readFile(FILE, 'utf8');
  const row = rowOf(text, task);
  if (process.env['FIGURES'] === 'write') {
    await writeFile(FILE, text.replace(row.line, `| ${[task, ...figures].join(' | ')} |`));
    return;
  }
  expect({ presses, keys }, `docs/owners-day.md tells of '${task}'`).toEqual({
    presses: row.presses,
    keys: row.keys,
  });
}

function rowOf(text: string, task: string): Row {
  const line = text.split('\n').find((each) => each.startsWith(`| ${task} `));
  if (line === undefined) throw new Error(`docs/owners-day.md has no row '${task}'.`);
  const [, , presses, keys] = line.split('|').map((cell) => cell.trim());
  return { line, presses: Number(presses), keys: Number(keys) };
}

function seconds(value: number): string {
  return value.toFixed(1);
}
