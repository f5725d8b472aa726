import { chakra } from '@chakra-ui/react';
import { ACCOUNT_ERRORS } from '@contract/people/accounts.errors.js';
import { formatCountdown } from '../lib/time/format-countdown.js';
import { Note } from './note.js';

/** Shows how long the code is valid. Screen readers announce only its end. */
export function CodeTimeLeft({ secondsLeft }: { readonly secondsLeft: number }) {
  const isOver = secondsLeft === 0;
  return (
    <>
      {!isOver && (
        <chakra.p textStyle="sm" color="fg.muted" role="timer" aria-live="off">
          Kodun geçerlilik süresi: <strong>{formatCountdown(secondsLeft)}</strong>
        </chakra.p>
      )}
      <chakra.div aria-live="polite">
        {isOver && <Note tone="warning">{ACCOUNT_ERRORS.code_expired.message}</Note>}
      </chakra.div>
    </>
  );
}
