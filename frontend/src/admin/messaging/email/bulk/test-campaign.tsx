import { chakra } from '@chakra-ui/react';
import { MAIL_INCOMPLETE } from '@contract/messaging/email/email-settings.dto.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { describeFailure } from '../../../lib/describe-failure.js';
import { TEST_NOT_SENT } from '../email.texts.js';
import { TestAddress } from '../test-address.js';

interface TestCampaignProps {
  readonly campaign: { readonly subject: string; readonly body: string };
}

/** Sends the bulk mail to the admin as a test before it goes out. */
export function TestCampaign({ campaign }: TestCampaignProps) {
  const { client } = trpc.useUtils();
  const isIncomplete = campaign.subject === '' || campaign.body === '';
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
        problem={isIncomplete ? MAIL_INCOMPLETE : undefined}
        onSend={(testEmail) => client.admin.email.sendTest.mutate({ testEmail, ...campaign })}
        wordsOf={(cause) => describeFailure(cause, TEST_NOT_SENT)}
      />
    </chakra.section>
  );
}
