import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Marks in `index.html` that the server fills. */
const MARKS = ['<!--page-head-->', '<!--page-->', '<!--page-state-->'] as const;

/** What the browser's build has left: the page to fill, and which files belong to which code. */
export class SiteBuild {
  private readonly parts: readonly string[];
  private readonly manifest: Readonly<Record<string, ManifestEntry>>;

  constructor(directory: string) {
    this.parts = split(readFileSync(join(directory, 'index.html'), 'utf8'));
    this.manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      ManifestEntry
    >;
  }

  /** The whole document. */
  fill(head: string, page: string, state: string): string {
    const [start, afterHead, afterPage, end] = this.parts;
    return [start, head, afterHead, page, afterPage, state, end].join('');
  }

  /** Links that fetch a page's code together with what every page needs. */
  codeLinks(code: string): string {
    const files = new Set<string>();
    this.addFiles(code, files);
    return [...files]
      .filter((file) => !this.parts[0]?.includes(file) && !this.parts[1]?.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
      .join('\n');
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
