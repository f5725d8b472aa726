const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/**
 * A 5xx answer to the recipient or the message is permanent. Everything else may pass: 4xx, a lost
 * connection, and errors that the studio can correct, such as a wrong password or a sender that is not
 * allowed.
 */
export function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  const isAboutTheMail = ABOUT_THE_MAIL.includes(String(code)) && command !== 'MAIL FROM';
  return isAboutTheMail && typeof responseCode === 'number' && responseCode >= 500;
}
