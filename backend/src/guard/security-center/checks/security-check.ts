export type CheckStatus = 'passed' | 'warning' | 'failed';

/** One thing that was looked at, in the studio's words. */
export interface SecurityCheck {
  readonly name: string;
  readonly status: CheckStatus;
  /** What was found. */
  readonly finding: string;
  /** What to do; null when nothing is to be done. */
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

/** One part of the test, with all it looks at. */
export interface CheckGroup {
  readonly title: string;
  readonly checks: readonly SecurityCheck[];
}
