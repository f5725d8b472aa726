/** The fields that nodemailer and imapflow add to the errors of mail servers. */
const TOLD = ['code', 'command', 'responseCode', 'serverResponseCode'] as const;

/** Puts an error of a mail server into one line: its code, the command that failed, and its message. */
export function describeMailError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const details = error as unknown as Readonly<Record<string, unknown>>;
  const told = TOLD.map((name) => details[name]).filter(
    (part): part is string | number => typeof part === 'string' || typeof part === 'number',
  );
  const isRefusedUser = details['authenticationFailed'] === true;
  return [...(isRefusedUser ? ['EAUTH'] : []), ...told, error.message].join(' ');
}
