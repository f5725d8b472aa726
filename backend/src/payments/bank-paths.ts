/** The path to which the bank returns the buyer's browser. */
export const BANK_RETURN_PATH = '/odeme/donus';
/** The path to which iyzico's servers send notices. */
export const BANK_NOTICE_PATH = '/odeme/bildirim';

/** The path at which the buyer's browser opens the bank's page of an attempt. */
export function bankPagePath(attemptId: string): string {
  return `/odeme/3d/${attemptId}`;
}
