/** For how many pieces one mailbox may wait at once: so many mails a stranger could bring it at most. */
export const MAX_OPEN_WISHES = 10;
