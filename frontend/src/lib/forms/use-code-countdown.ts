import { CODE_SECONDS, RESEND_AFTER_SECONDS } from '@contract/people/verification-code.js';
import { useSecondsLeft } from '../time/use-seconds-left.js';

interface CodeCountdown {
  /** How long the mailed code is still valid. */
  readonly secondsLeft: number;
  /** How long until another code may be requested. */
  readonly secondsToResend: number;
}

/** Counts down from the moment the code was sent, by this browser's clock (specification 1, section 9). */
export function useCodeCountdown(sentAt: number, lifeSeconds = CODE_SECONDS): CodeCountdown {
  const secondsLeft = useSecondsLeft(sentAt + lifeSeconds * 1000);
  return {
    secondsLeft,
    secondsToResend: Math.max(0, secondsLeft - (lifeSeconds - RESEND_AFTER_SECONDS)),
  };
}
