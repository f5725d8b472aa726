import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The ports differ from those of `npm start`, so that both can run; `E2E_PORT` allows a second run at the same time.
 */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3900);
const PORTS_PER_WORKER = 10;

export interface ShopPlace {
  readonly url: string;
  readonly port: number;
  readonly mailboxPort: number;
  readonly bankPort: number;
  /** Where an empty shop's mails are taken in; others use any free port. */
  readonly relayPort: number;
  /** Database, pictures, mails and payments. */
  readonly dataDir: string;
}

/** The folders of one run. They are named by the port, which two runs at a time cannot share either. */
export const RUN_DIR = join(tmpdir(), `toprak-e2e-${FIRST_PORT}`);
/** A filled shop that has been closed; each worker starts on a copy. */
export const TEMPLATE_DIR = join(RUN_DIR, 'template');

/** Playwright numbers its workers from 0. Each has its own shop, so they cannot disturb each other. */
const WORKER_PORT = FIRST_PORT + PORTS_PER_WORKER * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
export const SHOP = placeAt(WORKER_PORT);
/** A separate shop for journeys that write data which would break other tests. */
export const SECOND_SHOP = placeAt(WORKER_PORT + 5);

export const SHOP_URL = SHOP.url;
export const MAILBOX_URL = `http://localhost:${SHOP.mailboxPort}`;
/** The answer of every captcha in the shop under test. */
export const CAPTCHA_ANSWER = 'toprak';
/** The address to which the demo's shop mails notices to the studio. */
export const STUDIO_ADDRESS = 'atolye@toprak.test';

function placeAt(port: number): ShopPlace {
  return {
    url: `http://localhost:${port}`,
    port,
    mailboxPort: port + 1,
    bankPort: port + 2,
    relayPort: port + 3,
    dataDir: join(RUN_DIR, `shop-${port}`),
  };
}
