import { chromium } from '@playwright/test';
import { endAll, keep } from '../load/processes.mjs';
import { chromiumPath } from '../support/chromium.mjs';
import { freePort } from '../support/free-port.mjs';
import { complaintsOf, warningsOf } from './goals.mjs';
import { scoresOf } from './lighthouse-scores.mjs';
import { measurePage } from './measure-page.mjs';
import { openDemo, publicPages } from './open-demo.mjs';
import { printComplaints, printTable } from './table.mjs';

/** `npm run audit:web [part of an address]`: what the public pages weigh and how well they are made. docs/performance.md */
const RUNS = Number(process.env.AUDIT_RUNS ?? 3);

async function audit(wanted) {
  const shopUrl = await openDemo();
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${debuggingPort}`, '--disable-background-networking', '--no-first-run'],
  });
  void keep({ stop: () => browser.close() });
  const pages = (await publicPages(shopUrl)).filter((path) => wanted === undefined || path.includes(wanted));
  const audited = [];
  for (const path of pages) {
    process.stdout.write(`  ${path}\n`);
    const measured = await measurePage(browser, shopUrl, path);
    // After the first measurement, so that every picture exists in the sizes that a phone requests.
    const scores = await scoresOf(shopUrl + path, { port: debuggingPort, runs: RUNS });
    audited.push({ path, ...measured, ...scores });
  }
  return audited;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void endAll().then(() => process.exit(130)));
}

try {
  const audited = await audit(process.argv[2]);
  printTable(audited);
  const complaints = audited.flatMap(complaintsOf);
  printComplaints('Missed', complaints);
  printComplaints('Slow here', audited.flatMap(warningsOf));
  process.exitCode = complaints.length === 0 && audited.length > 0 ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`\nThe audit broke off. ${error.stack ?? error}\n`);
} finally {
  await endAll();
}
