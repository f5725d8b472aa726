import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { PolicyDialog } from '../../ui/policy-dialog.js';
import { TextButton } from '../../ui/text-link.js';
import { PRIVACY } from './sign-in.texts.js';

/** Telling is enough here: an account needs no consent of its own, and none is asked for along with it. */
export function PrivacyNotice() {
  const [isReading, setReading] = useState(false);
  return (
    <>
      <chakra.p textStyle="sm" color="fg.subtle">
        {PRIVACY.notice}{' '}
        <TextButton aria-haspopup="dialog" onClick={() => setReading(true)}>
          {PRIVACY.link}
        </TextButton>
      </chakra.p>
      <PolicyDialog open={isReading} kind="privacy" onClose={() => setReading(false)} />
    </>
  );
}
