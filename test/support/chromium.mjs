import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium as playwrightChromium } from '@playwright/test';
import bundledChromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';

const DEBIAN_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser of this machine, or else the one that npm has brought along: nothing has to be installed by hand. Only
 * browsers without a window: Debian's whole Chromium draws its own frame for each page, which takes twice as long.
 */
export async function chromiumPath() {
  const candidates = [process.env.CHROMIUM_PATH, playwrightChromium.executablePath(), DEBIAN_HEADLESS_SHELL];
  return candidates.find((path) => path && existsSync(path)) ?? (await bundledChromiumPath());
}

/** Comes with its fonts and with the few libraries that a bare machine lacks. */
async function bundledChromiumPath() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const packed = join(dirname(entry), '..', 'bin');
  await inflate(join(packed, 'al2023.tar.br'));
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
  return bundledChromium.executablePath();
}
