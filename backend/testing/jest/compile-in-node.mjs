import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { isAbsolute } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createScriptTransformer } from '@jest/transform';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;
const TYPESCRIPT = /\.tsx?(?:\?|$)/;
const AS_MODULE = {
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

let transformer;
let sourceMaps;
let nameMapper;
let isFreshForEachFile;

/**
 * Makes Node compile TypeScript and find modules as Jest's configuration says, and gives Jest the source maps. With
 * `testEnvironmentOptions.freshModules`, each test file has our own modules to itself and shares only packages.
 */
export async function compileInto(maps, config) {
  sourceMaps = maps;
  if (transformer) return;
  transformer = await createScriptTransformer(config);
  isFreshForEachFile = config.testEnvironmentOptions.freshModules ?? false;
  nameMapper = config.moduleNameMapper.map(([pattern, path]) => ({ pattern: new RegExp(pattern), path }));
  registerHooks({ resolve, load });
}

function resolve(specifier, context, nextResolve) {
  // Each test file needs its own `it` and `describe`: the query string makes a separate module for each.
  if (specifier === '@jest/globals') return { url: `${GLOBALS}?${context.parentURL}`, shortCircuit: true };
  const isForeign = !TYPESCRIPT.test(context.parentURL ?? '');
  if (isForeign && specifier.startsWith('.')) return nextResolve(specifier, context);
  const path = mappedPath(specifier, context.parentURL);
  const found = path
    ? { url: pathToFileURL(path).href, shortCircuit: true }
    : nextResolve(specifier, context);
  const isFresh = isFreshForEachFile && TYPESCRIPT.test(found.url) && !found.url.includes('?');
  return isFresh ? { ...found, url: found.url + new URL(context.parentURL).search } : found;
}

/** The file that Jest's `moduleNameMapper` means by an import, or null. */
function mappedPath(specifier, parentURL) {
  for (const { pattern, path } of nameMapper) {
    const match = pattern.exec(specifier);
    if (!match) continue;
    const mapped = path.replace(/\$(\d)/g, (_whole, group) => match[group]);
    return withExtension(isAbsolute(mapped) ? mapped : fileURLToPath(new URL(mapped, parentURL)));
  }
  return null;
}

function withExtension(path) {
  return ['.ts', '.tsx', ''].map((extension) => path + extension).find(existsSync) ?? path;
}

function load(url, context, nextLoad) {
  if (!TYPESCRIPT.test(url)) return nextLoad(url, context);
  const { code, sourceMapPath } = transformer.transform(fileURLToPath(url), AS_MODULE);
  if (sourceMapPath) sourceMaps.set(url, sourceMapPath);
  return { format: 'module', source: code, shortCircuit: true };
}
