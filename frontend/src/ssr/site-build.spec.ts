import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SiteBuild } from './site-build.js';

const STYLES = '@font-face{font-family:Fraunces Variable}';
const INDEX = `<head><!--page-head-->
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/start.js">
  <link rel="stylesheet" crossorigin href="/assets/start.css">
</head><body><!--page--><!--page-state--></body>`;

describe("What the browser's build has left", () => {
  let directory: string;
  let build: SiteBuild;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'toprak-site-'));
    ['.vite', 'assets'].forEach((folder) => mkdirSync(join(directory, folder)));
    writeFileSync(join(directory, 'index.html'), INDEX);
    writeFileSync(join(directory, 'assets/start.css'), `${STYLES}\n`);
    writeFileSync(join(directory, '.vite/manifest.json'), '{}');
    build = new SiteBuild(directory);
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('carries the first styles in the page, allowed by their hash, and fetches no file of them', () => {
    const html = build.fill('', '<main></main>', '');

    expect(html).toContain(`<style>${STYLES}</style>`);
    expect(build.styleHashes).toEqual([`sha256-${createHash('sha256').update(STYLES).digest('base64')}`]);
    expect(html).toMatch(/<link disabled rel="stylesheet"[^>]*start\.css">/);
  });

  it('lets everything that is seen of a rendered page go before its scripts', () => {
    expect(build.fill('', '<main></main>', '')).not.toMatch(/type="module"|modulepreload/);
  });

  it('hurries the scripts of a page that only they can render', () => {
    const html = build.fill('', '', '');

    expect(html).toContain('<script type="module" crossorigin src="/assets/index.js">');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/start.js">');
  });
});
