/** Away from the ports of `npm start`, so that both can run; `E2E_PORT` lets a second run stand beside. */
export const SHOP_PORT = Number(process.env['E2E_PORT'] ?? 3900);
export const MAILBOX_PORT = SHOP_PORT + 81;
export const BANK_PORT = SHOP_PORT + 82;
/** A second shop, for what would get in the way of all other tests: its ports follow this one. */
export const SECOND_SHOP_PORT = SHOP_PORT + 10;

export const SHOP_URL = `http://localhost:${SHOP_PORT}`;
export const MAILBOX_URL = `http://localhost:${MAILBOX_PORT}`;
/** Of every captcha of the shop under test. */
export const CAPTCHA_ANSWER = 'toprak';
/** Where the shop's demo writes when something is up to the studio. */
export const STUDIO_ADDRESS = 'atolye@toprak.test';
