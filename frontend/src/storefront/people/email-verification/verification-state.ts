/** The state that the previous page passes on; without it the address to verify is unknown. */
export interface VerificationState {
  readonly email: string;
  readonly type: 'registration';
  /** The time of sending by this browser's clock, so that a reload does not restart the countdown. */
  readonly sentAt?: number;
}

/** Null when the page was opened directly. */
export function readVerificationState(state: unknown): VerificationState | null {
  const { email, type, sentAt } = (state ?? {}) as Partial<Record<keyof VerificationState, unknown>>;
  if (typeof email !== 'string' || type !== 'registration') return null;
  return { email, type, ...(typeof sentAt === 'number' && { sentAt }) };
}
