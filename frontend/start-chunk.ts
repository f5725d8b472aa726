import { fileURLToPath } from 'node:url';
import { PAGE_CODE } from './src/ssr/page-code.js';

/** The bundler's information about a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const fileOf = (code: string) => fileURLToPath(new URL(code, import.meta.url));
const ENTRY = fileOf('./src/entry-client.tsx');
const PAGES = Object.values(PAGE_CODE).map((code) => fileOf(code));
const OURS = /\/(frontend\/src|backend\/contract)\//;

/**
 * Puts our own modules that the entry or a third of the public pages need into one file, because dozens of small ones compress
 * worse and are requested one by one. Modules that only a few pages import stay with those pages.
 */
export function startChunk(): (id: string, graph: ModuleGraph) => string | null {
  let start: ReadonlySet<string> | null = null;
  return (id, graph) => {
    start ??= new Set([...ownModulesBelow(ENTRY, graph), ...neededByManyPages(graph)]);
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

function neededByManyPages(graph: ModuleGraph): string[] {
  const needed = PAGES.flatMap((page) => [...ownModulesBelow(page, graph)]);
  return [...new Set(needed)].filter(
    (id) => needed.filter((each) => each === id).length > PAGES.length / 3 && !PAGES.includes(id),
  );
}
