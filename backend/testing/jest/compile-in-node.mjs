import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createScriptTransformer } from '@jest/transform';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;
const AS_MODULE = {
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

let transformer;
let sourceMaps;

/** Makes Node compile TypeScript by the configuration, and gives Jest the source maps. */
export async function compileInto(maps, config) {
  sourceMaps = maps;
  if (transformer) return;
  transformer = await createScriptTransformer(config);
  registerHooks({ resolve, load });
}

function resolve(specifier, context, nextResolve) {
  // Each test file needs its own `it` and `describe`: the query string makes a separate module for each.
  if (specifier === '@jest/globals') return { url: `${GLOBALS}?${context.parentURL}`, shortCircuit: true };
  const isOurs = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
  return nextResolve(isOurs ? specifier.replace(/\.js$/, '.ts') : specifier, context);
}

function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context);
  const { code, sourceMapPath } = transformer.transform(fileURLToPath(url), AS_MODULE);
  if (sourceMapPath) sourceMaps.set(url, sourceMapPath);
  return { format: 'module', source: code, shortCircuit: true };
}
