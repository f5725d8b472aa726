/** What the page before hands on: without it nobody knows which address is being verified. */
export interface VerificationState {
  readonly email: string;
  readonly type: 'registration';
  /** When the code was sent, by this browser's clock: a reload gives no time that is not there. */
  readonly sentAt?: number;
}

/** Null when somebody came here by themselves. */
export function readVerificationState(state: unknown): VerificationState | null {
  const { email, type, sentAt } = (state ?? {}) as Partial<Record<keyof VerificationState, unknown>>;
  if (typeof email !== 'string' || type !== 'registration') return null;
  return { email, type, ...(typeof sentAt === 'number' && { sentAt }) };
}
