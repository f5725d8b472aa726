import { CODE_SECONDS, RESEND_AFTER_SECONDS } from '@contract/accounts/verification-code.js';
import { useSecondsLeft } from './use-seconds-left.js';

interface CodeTimes {
  /** How long the mailed code still counts. */
  readonly secondsLeft: number;
  /** How long until another may be asked for. */
  readonly secondsToResend: number;
}

/** By this browser's clock, from the moment the code was sent (specification 1, section 9). */
export function useCodeTimes(sentAt: number): CodeTimes {
  const secondsLeft = useSecondsLeft(sentAt + CODE_SECONDS * 1000);
  return {
    secondsLeft,
    secondsToResend: Math.max(0, secondsLeft - (CODE_SECONDS - RESEND_AFTER_SECONDS)),
  };
}
