/** Where the bank sends the buyer's browser back to. */
export const BANK_RETURN_PATH = '/odeme/donus';
/** Where iyzico's servers send their notices. */
export const BANK_NOTICE_PATH = '/odeme/bildirim';

/** Where the buyer's browser opens the bank's page of an attempt. */
export function bankPagePath(attemptId: string): string {
  return `/odeme/3d/${attemptId}`;
}
