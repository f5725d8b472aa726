import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STARTER } from './page-code.js';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Marks in `index.html` that the server fills. */
const MARKS = ['<!--page-head-->', '<!--page-->', '<!--page-state-->'] as const;

/** What every page needs before anything of it is seen. */
const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

const MODULE_SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g;
const MODULE_LINK = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g;
const PAGE_CODE_ID = 'page-code';

/** What the browser's build has left: the page to fill, and which files belong to which code. */
export class SiteBuild {
  private readonly parts: readonly string[];
  /** A page that is drawn already lets its pictures and fonts go first: its scripts are brought by the starter. */
  private readonly drawnParts: readonly string[];
  /** What every page needs of scripts, the entry first. */
  private readonly start: readonly string[];
  private readonly manifest: Readonly<Record<string, ManifestEntry>>;
  /** Of the styles that stand in every page. */
  readonly styleHashes: readonly string[];

  constructor(directory: string) {
    const hashes: string[] = [];
    const html = readFileSync(join(directory, 'index.html'), 'utf8');
    // A file so small costs more to wait for than to carry along.
    const withStyles = html.replaceAll(STYLE_LINK, (link, file: string) => {
      const css = readFileSync(join(directory, file), 'utf8').trim();
      hashes.push(`sha256-${createHash('sha256').update(css).digest('base64')}`);
      // Scripts that need the file look for its link and find it: disabled, it is never fetched.
      return `<style>${css}</style>${link.replace('<link', '<link disabled')}`;
    });
    this.styleHashes = hashes;
    this.parts = split(withStyles);
    this.drawnParts = this.parts.map((part) =>
      part.replaceAll(MODULE_SCRIPT, '').replaceAll(MODULE_LINK, ''),
    );
    this.start = [...addressesIn(html, MODULE_SCRIPT), ...addressesIn(html, MODULE_LINK)];
    this.manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      ManifestEntry
    >;
  }

  /** The whole document. `page` is empty where only the browser draws. */
  fill(head: string, page: string, state: string): string {
    const [start, afterHead, afterPage, end] = page === '' ? this.parts : this.drawnParts;
    return [start, head, afterHead, page, afterPage, state, end].join('');
  }

  /** For the head of a drawn page: what it is made of, and the little script that brings it when it is time. */
  codeOf(page: string): string {
    const files = new Set<string>();
    this.addFiles(page, files);
    const scripts = new Set([...this.start, ...[...files].map((file) => `/${file}`)]);
    const starter = this.manifest[STARTER];
    if (!starter) throw new Error(`The site's build has no ${STARTER}.`);
    return [
      `<script type="application/json" id="${PAGE_CODE_ID}">${JSON.stringify([...scripts])}</script>`,
      `<script type="module" src="/${starter.file}"></script>`,
    ].join('\n');
  }

  private addFiles(key: string, files: Set<string>): void {
    const entry = this.manifest[key];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach((imported) => this.addFiles(imported, files));
  }
}

function split(html: string): string[] {
  const parts: string[] = [];
  let rest = html;
  for (const mark of MARKS) {
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error(`The site's index.html has no ${mark}.`);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + mark.length);
  }
  return [...parts, rest];
}

function addressesIn(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, address = '']) => address);
}
