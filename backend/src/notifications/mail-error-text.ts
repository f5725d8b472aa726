/** What mail servers' errors carry besides their words: nodemailer's and imapflow's names for it. */
const TOLD = ['code', 'command', 'responseCode', 'serverResponseCode'] as const;

/** An error of a mail server as one line: its code, the command that it answered, and its words. */
export function mailErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const details = error as unknown as Readonly<Record<string, unknown>>;
  const told = TOLD.map((name) => details[name]).filter(
    (part): part is string | number => typeof part === 'string' || typeof part === 'number',
  );
  const isRefusedUser = details['authenticationFailed'] === true;
  return [...(isRefusedUser ? ['EAUTH'] : []), ...told, error.message].join(' ');
}
