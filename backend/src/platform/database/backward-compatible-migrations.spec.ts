import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = join(import.meta.dirname, 'migrations');

/**
 * Statements that break processes of the previous version. docs/operations.md, 'Migrations', describes
 * alternatives.
 */
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
  // Triggers may mention TRUNCATE as an event; that empties no table.
  ['empties a table', /\bTRUNCATE\b(?!\s+O[NR]\b|')/i],
  ['moves a table away', /\bSET\s+SCHEMA\b/i],
];

const TABLE = '(?:ONLY\\s+)?("?[\\w.${}]+"?)';

/** Migrations that may do so nevertheless, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {};

function breaches(migration: string): string[] {
  const source = migration.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = BREAKS_THE_OLD_VERSION.filter(([, pattern]) => pattern.test(source)).map(([what]) => what);
  if (holdsUpWriters(source)) found.push('holds writers up while an index is built');
  if (changesAllRows(source)) found.push('changes all rows at once');
  return found;
}

/** A table that the migration itself creates is not in use yet. */
function isMadeIn(source: string, table: string): boolean {
  return source.split(/\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?/i).some((after, at) => {
    return at > 0 && after.startsWith(table) && !/^\w/.test(after.slice(table.length));
  });
}

function holdsUpWriters(source: string): boolean {
  const isOutsideTransaction = /\btransaction\s*=\s*false\b/.test(source);
  const pattern = new RegExp(
    String.raw`\bCREATE\s+(?:UNIQUE\s+)?INDEX\b(\s+CONCURRENTLY\b)?(?:.*?\bON\s+${TABLE})?`,
    'gis',
  );
  return [...source.matchAll(pattern)].some(([, isConcurrent, table]) =>
    isConcurrent ? !isOutsideTransaction : table === undefined || !isMadeIn(source, table),
  );
}

function changesAllRows(source: string): boolean {
  const changes = new RegExp(
    String.raw`\bUPDATE\s+${TABLE}(?:\s+(?:AS\s+)?\w+)?\s+SET\b|\bDELETE\s+FROM\s+${TABLE}`,
    'i',
  );
  return clauses(source).some((clause) => {
    const [, updated, emptied] = changes.exec(clause) ?? [];
    const table = updated ?? emptied;
    const isBounded = /\bWHERE\b(?!\s+(true|1\s*=\s*1)\b)/i.test(clause);
    return table !== undefined && !isBounded && !isMadeIn(source, table);
  });
}

/** Each statement and each bracket of it, without the content of inner brackets. */
function clauses(source: string): string[] {
  const inner = /\(([^()]*)\)/;
  return source.split(/;|`|\$\$|\bquery\b/).flatMap((statement) => {
    const found: string[] = [];
    let rest = statement;
    for (let group = inner.exec(rest); group; group = inner.exec(rest)) {
      found.push(group[1] ?? '');
      rest = rest.replace(inner, '');
    }
    return [...found, rest];
  });
}

describe('Migrations let the version before run beside the new one', () => {
  // The baseline is left out: it creates the database, so no older process can be running.
  const judged = readdirSync(FOLDER).filter(
    (file) => /^\d{3}-.*\.ts$/.test(file) && file !== '001-baseline.ts',
  );

  it('all of them', () => {
    const found = judged
      .map((file) => ({ file, breached: breaches(readFileSync(join(FOLDER, file), 'utf8')) }))
      .filter(({ file, breached }) => breached.length > 0 && !(file in ALLOWED));
    expect(found).toEqual([]);
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
    ['TRUNCATE a', 'empties a table'],
    ['ALTER TABLE a SET SCHEMA b', 'moves a table away'],
    ['CREATE INDEX a_by_b ON a (b)', 'holds writers up while an index is built'],
    ['CREATE UNIQUE INDEX IF NOT EXISTS a_by_b ON ONLY a (b)', 'holds writers up while an index is built'],
    ['CREATE INDEX ON a (b); CREATE TABLE ab (b text)', 'holds writers up while an index is built'],
    ['CREATE INDEX CONCURRENTLY a_by_b ON a (b)', 'holds writers up while an index is built'],
    ['UPDATE a SET b = 1', 'changes all rows at once'],
    ['UPDATE a SET b = (SELECT c FROM d WHERE d.id = a.id)', 'changes all rows at once'],
    ['UPDATE a SET b = 1 WHERE true', 'changes all rows at once'],
    ['DELETE FROM a', 'changes all rows at once'],
    [
      'WITH gone AS (DELETE FROM a RETURNING id) INSERT INTO b SELECT id FROM gone WHERE id > 1',
      'changes all rows at once',
    ],
    ['UPDATE a SET b = 1; SELECT FROM a WHERE b = 1', 'changes all rows at once'],
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
    'CREATE TABLE a (b text); CREATE INDEX a_by_b ON a (b)',
    'readonly transaction = false; CREATE UNIQUE INDEX CONCURRENTLY a_by_b ON a (b)',
    'CREATE TRIGGER a_changed AFTER INSERT OR UPDATE OF b OR DELETE OR TRUNCATE ON a',
    "IF TG_OP = 'TRUNCATE' THEN",
    'UPDATE a SET b = 1 WHERE id = 2',
    'DELETE FROM a WHERE b < 2',
    'INSERT INTO a VALUES (1) ON CONFLICT (b) DO UPDATE SET b = 1',
    'CREATE TABLE a (b text); UPDATE a SET b = 1',
    '/* UPDATE a SET b = 1 */ ALTER TABLE a ADD COLUMN b text',
  ])('of which “%s” is one', (statement) => {
    expect(breaches(statement)).toEqual([]);
  });
});
