import { fileURLToPath } from 'node:url';

/** The bundler's information about a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const ENTRY = fileURLToPath(new URL('./src/entry-client.tsx', import.meta.url));
const OURS = /\/(frontend\/src|backend\/contract)\//;

/**
 * Puts our own modules that every page needs into one file, because dozens of small ones compress worse and
 * are requested one by one. Modules that only some pages import stay with those pages.
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
  // Iterating over a set includes elements that are added during the iteration.
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (OURS.test(imported)) found.add(imported);
    }
  }
  found.delete(entry);
  return found;
}
