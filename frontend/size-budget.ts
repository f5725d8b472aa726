import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** What a first visit may fetch of scripts before it sees the page, zipped. */
const BUDGET_BYTES = 185_000;

/** Stops a build whose first page has grown: whatever only some visitors need belongs behind an `import()`. */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    writeBundle(_options, bundle) {
      const size = [...scriptsAtStart(bundle)].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
      if (size > BUDGET_BYTES) {
        this.error(`The scripts of the first page are ${size} bytes zipped; ${BUDGET_BYTES} are allowed.`);
      }
    },
  };
}

/** The entry and all that it imports at once. */
function scriptsAtStart(bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const scripts = new Set<Rolldown.OutputChunk>();
  const add = (output: Rolldown.OutputBundle[string] | undefined) => {
    if (output?.type !== 'chunk' || scripts.has(output)) return;
    scripts.add(output);
    for (const fileName of output.imports) add(bundle[fileName]);
  };
  Object.values(bundle)
    .filter((output) => output.type === 'chunk' && output.isEntry)
    .forEach(add);
  return scripts;
}
