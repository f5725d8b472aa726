import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DOCUMENT = join(import.meta.dirname, '../../docs/faults.md');
const TABLE = /<!-- table -->[\s\S]*<!-- \/table -->/;

export function rowOf({ fault, orders, reads, errors, settledSeconds, wrong }) {
  const seen = Object.entries(tally(errors)).map(([what, count]) => `${count} × ${what}`);
  return [
    wrong.length === 0 ? 'kept    ' : 'BROKEN  ',
    fault.what.padEnd(60),
    `${orders} orders, ${reads} reads, settled in ${settledSeconds.toFixed(0)} s`,
    seen.length > 0 ? `seen: ${seen.join('; ')}` : 'seen: nothing',
  ].join('  ');
}

/** Replaces the table in docs/faults.md with that of this run. */
export async function writeTable(results) {
  const head = [
    '| What goes wrong | Orders | Reads | Errors seen by shoppers and the back office | Why they must be | Settled after | Lost, doubled or wrong |',
    '| --- | --: | --: | --- | --- | --: | --: |',
  ];
  const rows = results.map(({ fault, orders, reads, errors, settledSeconds, wrong }) => {
    const seen = Object.entries(tally(errors)).map(([what, count]) => `${count} × ${what}`);
    const cells = [
      fault.what,
      orders,
      reads,
      seen.join('; ') || 'none',
      reasonsOf(fault, errors).join('; ') || '–',
      `${settledSeconds.toFixed(0)} s`,
      wrong.length,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const text = await readFile(DOCUMENT, 'utf8');
  const table = `<!-- table -->\n\n${[...head, ...rows].join('\n')}\n\n<!-- /table -->`;
  await writeFile(
    DOCUMENT,
    text.replace(TABLE, () => table),
  );
  execFileSync('npx', ['oxfmt', DOCUMENT]);
}

/** The reasons why the errors that were seen may be seen, each once. */
function reasonsOf({ mayBeSeen }, errors) {
  const reasons = errors.flatMap(({ what }) => (what in mayBeSeen ? [`${what}: ${mayBeSeen[what]}`] : []));
  return [...new Set(reasons)];
}

function tally(errors) {
  const counts = {};
  for (const { what, problem } of errors) {
    const key = `${what}: ${problem}`.trim();
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
