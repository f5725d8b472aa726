import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../contract/pages/page-renderer.js';

interface ServerHalf {
  readonly createPageRenderer: (siteDirectory: string) => PageRenderer;
}

/** Loads the server half of the web site from the build in `directory`. Throws when there is none. */
export async function loadPageRenderer(directory: string): Promise<PageRenderer> {
  const half = (await import(pathToFileURL(join(directory, 'server/entry-server.js')).href)) as ServerHalf;
  return half.createPageRenderer(join(directory, 'site'));
}
