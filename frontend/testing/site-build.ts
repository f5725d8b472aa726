import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STARTER } from '../src/ssr/page-code.js';

interface Build {
  readonly html?: string;
  readonly manifest?: Readonly<
    Record<string, { readonly file: string; readonly imports?: readonly string[] }>
  >;
}

const WITH_STARTER = { [STARTER]: { file: 'assets/starter-1.js' } };

/** A folder with the files of the browser's build; `html` replaces its page. */
export function aBuild({ html = ownPage(), manifest = WITH_STARTER }: Build = {}): string {
  const directory = mkdtempSync(join(tmpdir(), 'toprak-build-'));
  mkdirSync(join(directory, '.vite'));
  writeFileSync(join(directory, 'index.html'), html);
  writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(manifest));
  return directory;
}

function ownPage(): string {
  return readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
}
