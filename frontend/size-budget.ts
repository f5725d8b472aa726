import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { PAGE_CODE } from './src/ssr/page-code.js';

/** The limit of the scripts that a first visit to a public page loads at once, compressed with Brotli: 140 KiB. */
const BUDGET_BYTES = 140 * 1024;
const STUDIO_ONLY = /\/frontend\/src\/admin\//;

/**
 * Fails the build when a public page exceeds the limit. Code that only some visitors need belongs behind an
 * `import()`.
 */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    writeBundle(_options, bundle) {
      const sizes = new Map<string, number>();
      for (const code of Object.values(PAGE_CODE)) {
        const scripts = scriptsAtStart(bundle, code);
        const strayed = [...scripts].flatMap(({ moduleIds }) => moduleIds).find((id) => STUDIO_ONLY.test(id));
        if (strayed !== undefined) this.error(`${code} brings the studio's own ${strayed} to every visitor.`);
        const size = [...scripts].reduce((sum, script) => sum + packedSize(script, sizes), 0);
        if (size > BUDGET_BYTES) {
          this.error(`The scripts of ${code} are ${size} bytes packed; ${BUDGET_BYTES} are allowed.`);
        }
      }
    },
  };
}

/** The entry, the page and all that they import at once. */
function scriptsAtStart(bundle: Rolldown.OutputBundle, code: string): Set<Rolldown.OutputChunk> {
  const scripts = new Set<Rolldown.OutputChunk>();
  const add = (output: Rolldown.OutputBundle[string] | undefined) => {
    if (output?.type !== 'chunk' || scripts.has(output)) return;
    scripts.add(output);
    for (const fileName of output.imports) add(bundle[fileName]);
  };
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${code}`));
  if (!page) throw new Error(`No file of the build begins with ${code}.`);
  chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html')).forEach(add);
  add(page);
  return scripts;
}

function packedSize({ fileName, code }: Rolldown.OutputChunk, known: Map<string, number>): number {
  const size = known.get(fileName) ?? brotliCompressSync(code).length;
  known.set(fileName, size);
  return size;
}
