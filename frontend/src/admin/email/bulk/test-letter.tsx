import { chakra } from '@chakra-ui/react';
import { LETTER_INCOMPLETE } from '@contract/email/email-settings.dto.js';
import { trpc } from '../../../lib/trpc.js';
import { failureText } from '../../lib/failure-text.js';
import { TEST_NOT_SENT } from '../email.texts.js';
import { TestAddress } from '../test-address.js';

interface TestLetterProps {
  readonly letter: { readonly subject: string; readonly body: string };
}

/** What is being written, to oneself, before it goes to many. */
export function TestLetter({ letter }: TestLetterProps) {
  const { client } = trpc.useUtils();
  const isIncomplete = letter.subject === '' || letter.body === '';
  return (
    <chakra.section
      aria-labelledby="once-kendinize"
      bg="bg.subtle"
      borderRadius="lg"
      p={{ base: '4', md: '5' }}
      minW="0"
    >
      <chakra.h2 id="once-kendinize" textStyle="h4" mb="3">
        Önce kendinize gönderin
      </chakra.h2>
      <TestAddress
        label="Test gönderimi"
        problem={isIncomplete ? LETTER_INCOMPLETE : undefined}
        onSend={(testEmail) => client.admin.email.sendTest.mutate({ testEmail, ...letter })}
        wordsOf={(cause) => failureText(cause, TEST_NOT_SENT)}
      />
    </chakra.section>
  );
}
