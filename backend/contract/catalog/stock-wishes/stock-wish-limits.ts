/** For how many pieces one mailbox may wait at once: so many mails a stranger could bring it at most. */
export const MAX_OPEN_WISHES = 10;

/** Whoever has waited for so long is no longer waiting. */
export const STOCK_WISH_DAYS = 365;
