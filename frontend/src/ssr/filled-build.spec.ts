import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { aBuild } from '../../testing/site-build.js';
import { STARTER } from './page-code.js';
import { SiteBuild } from './site-build.js';

const PAGE =
  '<html><head><script type="module" src="/assets/start-1.js"></script><!--page-head--></head>' +
  '<body><div id="root"><!--page--></div><!--page-state--></body></html>';

const MODULE = '<script type="module" src="/assets/start-1.js"></script>';

describe('What the browser’s build has left', () => {
  it('is filled where it says so, and with nothing that a pattern could mean', () => {
    const build = new SiteBuild(aBuild({ html: PAGE }));
    expect(build.fill('<title>$& $1</title>', '<p>$`</p>', '<!--page-->')).toBe(
      PAGE.replace(MODULE, '')
        .replace('<!--page-head-->', () => '<title>$& $1</title>')
        .replace(
          '<div id="root"><!--page--></div><!--page-state-->',
          () => '<div id="root"><p>$`</p></div><!--page-->',
        ),
    );
  });

  const scriptsOf = (text: string) =>
    JSON.parse(/json" id="page-code">(.*?)</.exec(text)?.[1] ?? '') as string[];

  it('names a page’s code with all that it needs, once, after what every page begins with', () => {
    const manifest = {
      [STARTER]: { file: 'assets/starter-1.js' },
      'page.tsx': { file: 'assets/page-1.js', imports: ['shared.ts', 'start.ts'] },
      'shared.ts': { file: 'assets/shared-1.js', imports: ['deep.ts', 'page.tsx'] },
      'deep.ts': { file: 'assets/deep-1.js', imports: ['shared.ts'] },
      'start.ts': { file: 'assets/start-1.js' },
    };
    const code = new SiteBuild(aBuild({ html: PAGE, manifest })).codeOf('page.tsx');
    expect(scriptsOf(code)).toEqual([
      '/assets/start-1.js',
      '/assets/page-1.js',
      '/assets/shared-1.js',
      '/assets/deep-1.js',
    ]);
    expect(code).toContain('<script type="module" src="/assets/starter-1.js"></script>');
  });

  it('begins all the same where a page’s code is not known', () => {
    const manifest = { [STARTER]: { file: 'assets/starter-1.js' } };
    expect(scriptsOf(new SiteBuild(aBuild({ html: PAGE, manifest })).codeOf('gone.tsx'))).toEqual([
      '/assets/start-1.js',
    ]);
  });

  it('must have the script that brings the others', () => {
    expect(() => new SiteBuild(aBuild({ html: PAGE, manifest: {} })).codeOf('page.tsx')).toThrow(STARTER);
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
