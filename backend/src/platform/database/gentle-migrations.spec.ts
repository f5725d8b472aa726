import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Those before it were written before the shop ran as several processes. */
const FIRST_GENTLE = 68;

/** What a process of the version before stumbles over, and what to do instead: docs/operations.md, 'Migrations'. */
const BREAKS_THE_OLD_VERSION: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['takes a table away', /\bDROP\s+TABLE\b/i],
  [
    'takes a column away',
    /\bDROP\s+COLUMN\b|\bALTER\s+TABLE\b[^;`]*\bDROP\s+(?!COLUMN\b|CONSTRAINT\b|DEFAULT\b|NOT\s+NULL\b|EXPRESSION\b)/i,
  ],
  ['gives something another name', /\bRENAME\b/i],
  ['demands what the old version does not write', /\bSET\s+NOT\s+NULL\b/i],
  ['turns a column into something else', /\bALTER\s+(COLUMN\s+)?\S+\s+(SET\s+DATA\s+)?TYPE\b/i],
  [
    'demands a new column',
    /\bADD\s+(?!CONSTRAINT\b|CHECK\b|UNIQUE\b|FOREIGN\b|PRIMARY\b)(COLUMN\s+)?(?![^,;`]*\bDEFAULT\b)[^,;`]*\bNOT\s+NULL\b/i,
  ],
  [
    'looks at all rows before it goes on',
    /\bADD\s+(CONSTRAINT\s+\S+\s+)?(CHECK|FOREIGN\s+KEY)\b(?![^;`]*\bNOT\s+VALID\b)/i,
  ],
  ['demands what the old version does not keep to', /\bADD\s+(CONSTRAINT\s+\S+\s+)?UNIQUE\b/i],
];

/** Migrations that may all the same, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {};

function breaches(source: string): string[] {
  return BREAKS_THE_OLD_VERSION.filter(([, pattern]) => pattern.test(source)).map(([what]) => what);
}

describe('Migrations let the version before run beside the new one', () => {
  it.each(readdirSync(FOLDER).filter((file) => Number.parseInt(file, 10) >= FIRST_GENTLE))('%s', (file) => {
    const source = readFileSync(join(FOLDER, file), 'utf8');
    expect(file in ALLOWED ? [] : breaches(source)).toEqual([]);
  });

  it.each([
    ['ALTER TABLE a DROP COLUMN b', 'takes a column away'],
    ['DROP TABLE a', 'takes a table away'],
    ['ALTER TABLE a RENAME COLUMN b TO c', 'gives something another name'],
    ['ALTER TABLE a ALTER COLUMN b SET NOT NULL', 'demands what the old version does not write'],
    ['ALTER TABLE a ALTER COLUMN b TYPE text', 'turns a column into something else'],
    ['ALTER TABLE a ALTER b TYPE text', 'turns a column into something else'],
    ['ALTER TABLE a DROP b', 'takes a column away'],
    ['ALTER TABLE a ADD COLUMN b text NOT NULL', 'demands a new column'],
    ['ALTER TABLE a ADD b text NOT NULL', 'demands a new column'],
    ['ALTER TABLE a ADD CHECK (b > 0)', 'looks at all rows before it goes on'],
    ['ALTER TABLE a ADD CONSTRAINT c FOREIGN KEY (b) REFERENCES d', 'looks at all rows before it goes on'],
    ['ALTER TABLE a ADD CONSTRAINT c UNIQUE (b)', 'demands what the old version does not keep to'],
  ])('of which “%s” is none', (statement, what) => {
    expect(breaches(statement)).toEqual([what]);
  });

  it.each([
    'ALTER TABLE a ADD COLUMN b text',
    'ALTER TABLE a ADD COLUMN b integer NOT NULL DEFAULT 0',
    'ALTER TABLE a ADD b integer NOT NULL DEFAULT 0',
    'ALTER TABLE a DROP CONSTRAINT c',
    'ALTER TABLE a ALTER COLUMN b DROP NOT NULL',
    'CREATE TABLE a (b text NOT NULL)',
    'ALTER TABLE a ADD CONSTRAINT c CHECK (b IS NOT NULL) NOT VALID',
  ])('of which “%s” is one', (statement) => {
    expect(breaches(statement)).toEqual([]);
  });
});
