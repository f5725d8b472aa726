/** `unknown`: it could not be found out, which need not mean that something is wrong. */
export type DomainStatus = 'passed' | 'warning' | 'failed' | 'unknown';

/** One thing that the outside sees of the shop's domain. */
export interface DomainFinding {
  readonly name: string;
  readonly status: DomainStatus;
  readonly finding: string;
  /** What to do; null when nothing is to be done. */
  readonly advice: string | null;
}

export interface DomainView {
  /** The host of the shop's address. */
  readonly host: string;
  /** The domain of the mails' sender; null without one. */
  readonly senderDomain: string | null;
  /** The host is no name of the internet, so that nobody outside can see it. */
  readonly isLocal: boolean;
  /** ISO 8601; null before the first measurement. */
  readonly checkedAt: string | null;
  readonly findings: readonly DomainFinding[];
}
