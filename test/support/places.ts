/** Away from the ports of `npm start`, so that both can run. */
export const SHOP_PORT = 3900;
export const MAILBOX_PORT = 3981;
export const BANK_PORT = 3982;
/** A second shop, for what would get in the way of all other tests: its ports follow this one. */
export const SECOND_SHOP_PORT = 3910;

export const SHOP_URL = `http://localhost:${SHOP_PORT}`;
export const MAILBOX_URL = `http://localhost:${MAILBOX_PORT}`;
/** Of every captcha of the shop under test. */
export const CAPTCHA_ANSWER = 'toprak';
/** Where the shop's demo writes when something is up to the studio. */
export const STUDIO_ADDRESS = 'atolye@toprak.test';
