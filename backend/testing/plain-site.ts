import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder with the few files of a built site that the server itself needs, for WEB_DIR. */
export function plainSite(): string {
  const directory = mkdtempSync(join(tmpdir(), 'toprak-site-'));
  mkdirSync(join(directory, 'site'));
  writeFileSync(join(directory, 'site/index.html'), '<!doctype html><title>Toprak</title>');
  writeFileSync(join(directory, 'site/admin.html'), '<!doctype html><title>Toprak yönetim</title>');
  writeFileSync(join(directory, 'site/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(directory, 'site/mail-mark.png'), 'the mark');
  return directory;
}
