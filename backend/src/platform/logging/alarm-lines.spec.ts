import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const SOURCES = join(import.meta.dirname, '../..');
const OPERATIONS = join(import.meta.dirname, '../../../../docs/operations.md');

/**
 * The first column of the table of alarm lines in the documentation; '…' stands for the end of a longer one.
 */
function linesToBeWokenBy(): string[] {
  const [, chapter = ''] = readFileSync(OPERATIONS, 'utf8').split('Lines at 50 to be woken by:');
  const [table = ''] = chapter.split('\n## ');
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, line = '']) => line);
}

function linesAtFifty(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .flatMap((file) => [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/\blog\.error\(\s*'([^']+)'/g)])
    .map(([, line = '']) => line);
}

describe('A log line with an alarm', () => {
  const [told, written] = [linesToBeWokenBy(), linesAtFifty()];

  it.each(told)('is written like that: %s', (line) => {
    expect(written).toContainEqual(line.endsWith('…') ? expect.stringMatching(startOf(line)) : line);
  });

  it('is told of when a person has to do something', () => {
    expect(told.length).toBeGreaterThan(8);
    for (const line of written.filter((each) => /\ba person\b|given up|dead letter/.test(each))) {
      expect(told.some((each) => line.startsWith(each.replace(/…$/, '').trimEnd()))).toBe(true);
    }
  });
});

function startOf(line: string): RegExp {
  return new RegExp(`^${line.slice(0, -1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
