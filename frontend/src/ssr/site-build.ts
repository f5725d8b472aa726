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

/** The style sheet of the build, which every page needs before it is painted. */
const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g;

const MODULE_SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\s*/g;
const MODULE_LINK = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\s*/g;
const PAGE_CODE_ID = 'page-code';

/** The result of the browser's build: the HTML template, and the files of each code chunk. */
export class SiteBuild {
  private readonly parts: readonly string[];
  /** The scripts of a rendered page are loaded by the starter, so that pictures and fonts come first. */
  private readonly renderedParts: readonly string[];
  /** The scripts that every page needs, the entry first. */
  private readonly start: readonly string[];
  private readonly manifest: Readonly<Record<string, ManifestEntry>>;
  /** The hashes of the inline styles in every page. */
  readonly styleHashes: readonly string[];

  constructor(directory: string) {
    const hashes: string[] = [];
    const html = readFileSync(join(directory, 'index.html'), 'utf8');
    // Such a small file is faster inline than as another request.
    const withStyles = html.replaceAll(STYLE_LINK, (link, file: string) => {
      const css = readFileSync(join(directory, file), 'utf8').trim();
      hashes.push(`sha256-${createHash('sha256').update(css).digest('base64')}`);
      // Scripts that need the file find its link; because it is disabled, it is never fetched.
      return `<style>${css}</style>${link.replace('<link', '<link disabled')}`;
    });
    this.styleHashes = hashes;
    this.parts = split(withStyles);
    this.renderedParts = this.parts.map((part) =>
      part.replaceAll(MODULE_SCRIPT, '').replaceAll(MODULE_LINK, ''),
    );
    this.start = [...addressesIn(html, MODULE_SCRIPT), ...addressesIn(html, MODULE_LINK)];
    this.manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      ManifestEntry
    >;
  }

  /** Builds the whole document. `page` is empty when only the browser renders. */
  fill(head: string, page: string, state: string): string {
    const [start, afterHead, afterPage, end] = page === '' ? this.parts : this.renderedParts;
    return [start, head, afterHead, page, afterPage, state, end].join('');
  }

  /** Returns the elements for a page's head that list its scripts and start loading them in time. */
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
