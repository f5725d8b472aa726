import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The worker of the page that opens without a connection, and what that page needs. */
export const OFFLINE_WORKER = 'src/admin/today/offline/worker/bugun-worker.ts';
const PAGE = '/admin.html';
/** Loaded by the page when it is open, or by every page of the back office. */
const NEEDED_LATER =
  /\/frontend\/src\/(admin\/today\/(?!offline\/worker\/)|ui\/toaster\.tsx)|\/node_modules\/jsqr\//;
/** Both families for Turkish text; other subsets are fetched when a text needs them. */
const FONTS = /(fraunces|nunito-sans)-(latin|latin-ext|turkish)-wght-normal.*\.woff2$/;

/** A worker keeps its address from build to build, because the browser compares it with the last one there. */
export function entryName({ name }: { readonly name: string }): string {
  return name === 'bugun-worker' ? 'admin/bugun-worker.js' : 'assets/[name]-[hash].js';
}

/** Tells the worker which files of this build it keeps. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const chunks = outputs.filter((output) => output.type === 'chunk');
      const worker = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(OFFLINE_WORKER));
      if (worker === undefined) throw new Error(`No file of the build begins with ${OFFLINE_WORKER}.`);
      if (worker.imports.length > 0) this.error('The offline worker is no module and may import nothing.');
      const files = [...scriptsOf(bundle, chunks), ...stylesAndFonts(outputs)].toSorted();
      const names = JSON.stringify(files.map((file) => `/${file}`));
      const version = createHash('sha256').update(names).digest('hex').slice(0, 12);
      worker.code = `self.OFFLINE_FILES=${names};self.OFFLINE_VERSION="${version}";${worker.code}`;
    },
  };
}

/** The scripts of the back office's frame and of the page, with all that they import at once. */
function scriptsOf(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const needed = chunks.filter(
    ({ facadeModuleId, moduleIds }) =>
      facadeModuleId?.endsWith(PAGE) || moduleIds.some((id) => NEEDED_LATER.test(id)),
  );
  const found = new Set(needed.map(({ fileName }) => fileName));
  // Iterating over a set includes elements that are added during the iteration.
  for (const name of found) {
    const output = bundle[name];
    if (output?.type === 'chunk') output.imports.forEach((imported) => found.add(imported));
  }
  return found;
}

function stylesAndFonts(outputs: readonly Rolldown.OutputBundle[string][]): string[] {
  return outputs
    .filter(({ type, fileName }) => type === 'asset' && (fileName.endsWith('.css') || FONTS.test(fileName)))
    .map(({ fileName }) => fileName);
}
