import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from '@playwright/test';
import bundledChromium from '@sparticuz/chromium';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The browser of this machine, or else the one that npm has brought along: nothing has to be installed by hand. */
export async function chromiumPath(): Promise<string> {
  const candidates = [process.env['CHROMIUM_PATH'], playwrightChromium.executablePath(), DEBIAN_CHROMIUM];
  return candidates.find((path) => path && existsSync(path)) ?? (await bundledChromium.executablePath());
}
