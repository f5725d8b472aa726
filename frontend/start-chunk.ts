import { fileURLToPath } from 'node:url';

/** What a bundler tells of a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const ENTRY = fileURLToPath(new URL('./src/entry-client.tsx', import.meta.url));
const OURS = /\/(frontend\/src|backend\/contract)\//;

/**
 * Puts our own modules that every page needs into one file: dozens of small ones would be packed worse and asked for
 * one by one. What only some pages import stays with them.
 */
export function startChunk(): (id: string, graph: ModuleGraph) => string | null {
  let start: ReadonlySet<string> | null = null;
  return (id, graph) => {
    start ??= ownModulesBelow(ENTRY, graph);
    return start.has(id) ? 'start' : null;
  };
}

function ownModulesBelow(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([entry]);
  // A set hands out what is added while it is walked.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (OURS.test(imported)) found.add(imported);
    }
  }
  found.delete(entry);
  return found;
}
