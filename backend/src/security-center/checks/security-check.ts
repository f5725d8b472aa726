export type CheckStatus = 'passed' | 'warning' | 'failed';

/** A single check with its result, in texts for the studio. */
export interface SecurityCheck {
  readonly name: string;
  readonly status: CheckStatus;
  /** The result. */
  readonly finding: string;
  /** The recommended action; null when nothing has to be done. */
  readonly advice: string | null;
}

export function passed(name: string, finding: string): SecurityCheck {
  return { name, status: 'passed', finding, advice: null };
}

export function warning(name: string, finding: string, advice: string): SecurityCheck {
  return { name, status: 'warning', finding, advice };
}

export function failed(name: string, finding: string, advice: string): SecurityCheck {
  return { name, status: 'failed', finding, advice };
}

/** A group of related checks. */
export interface CheckGroup {
  readonly title: string;
  readonly checks: readonly SecurityCheck[];
}
