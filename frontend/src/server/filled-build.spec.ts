import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { aBuild } from '../../testing/site-build.js';
import { SiteBuild } from './site-build.js';

const PAGE =
  '<html><head><script src="/assets/start-1.js"></script><!--page-head--></head>' +
  '<body><div id="root"><!--page--></div><!--page-state--></body></html>';

describe('What the browser’s build has left', () => {
  it('is filled where it says so, and with nothing that a pattern could mean', () => {
    const build = new SiteBuild(aBuild({ html: PAGE }));
    expect(build.fill('<title>$& $1</title>', '<p>$`</p>', '<!--page-->')).toBe(
      PAGE.replace('<!--page-head-->', () => '<title>$& $1</title>').replace(
        '<div id="root"><!--page--></div><!--page-state-->',
        () => '<div id="root"><p>$`</p></div><!--page-->',
      ),
    );
  });

  it('brings a page’s code with all that it needs, once, and without what every page brings', () => {
    const manifest = {
      'page.tsx': { file: 'assets/page-1.js', imports: ['shared.ts', 'start.ts'] },
      'shared.ts': { file: 'assets/shared-1.js', imports: ['deep.ts', 'page.tsx'] },
      'deep.ts': { file: 'assets/deep-1.js', imports: ['shared.ts'] },
      'start.ts': { file: 'assets/start-1.js' },
    };
    const links = new SiteBuild(aBuild({ html: PAGE, manifest })).codeLinks('page.tsx');
    expect(Array.from(links.matchAll(/href="([^"]+)"/g), ([, href]) => href)).toEqual([
      '/assets/page-1.js',
      '/assets/shared-1.js',
      '/assets/deep-1.js',
    ]);
  });

  it('brings nothing for code that it does not know', () => {
    expect(new SiteBuild(aBuild({ html: PAGE })).codeLinks('gone.tsx')).toBe('');
  });

  it.each(['<!--page-head-->', '<!--page-->', '<!--page-state-->'])('must have a place for %s', (mark) => {
    expect(() => new SiteBuild(aBuild({ html: PAGE.replace(mark, '') }))).toThrow(mark);
  });

  it('must have its places in their order', () => {
    expect(() => new SiteBuild(aBuild({ html: '<!--page-state--><!--page--><!--page-head-->' }))).toThrow();
  });

  it('must be there', () => {
    const directory = mkdtempSync(join(tmpdir(), 'toprak-build-'));
    expect(() => new SiteBuild(directory)).toThrow('index.html');
    writeFileSync(join(directory, 'index.html'), PAGE);
    mkdirSync(join(directory, '.vite'));
    expect(() => new SiteBuild(directory)).toThrow('manifest.json');
  });
});
