import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../contract/pages/page-renderer.js';

interface ServerHalf {
  readonly createPageRenderer: (siteDirectory: string) => PageRenderer;
}

/** The web site's server half, out of what its build has left in `directory`. Throws when there is none. */
export async function loadPageRenderer(directory: string): Promise<PageRenderer> {
  const half = (await import(pathToFileURL(join(directory, 'server/entry-server.js')).href)) as ServerHalf;
  return half.createPageRenderer(join(directory, 'site'));
}
