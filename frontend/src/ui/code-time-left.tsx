import { chakra } from '@chakra-ui/react';
import { ACCOUNT_ERRORS } from '@contract/accounts/accounts.errors.js';
import { clockText } from '../lib/clock-text.js';
import { Note } from './note.js';

/** How long the code still counts. Seconds that pass are not read out; that they are over, is. */
export function CodeTimeLeft({ secondsLeft }: { readonly secondsLeft: number }) {
  const isOver = secondsLeft === 0;
  return (
    <>
      {!isOver && (
        <chakra.p textStyle="sm" color="fg.muted" role="timer" aria-live="off">
          Kodun geçerlilik süresi: <strong>{clockText(secondsLeft)}</strong>
        </chakra.p>
      )}
      <chakra.div aria-live="polite">
        {isOver && <Note tone="warning">{ACCOUNT_ERRORS.code_expired.message}</Note>}
      </chakra.div>
    </>
  );
}
