import { chakra } from '@chakra-ui/react';
import { MAIL_AGAIN_REFUSALS, type RecordMails } from '@contract/messaging/email/record-mails.js';
import { Button } from '../../../ui/button.js';
import { Block } from '../block.js';
import { MailList, type MailListProps } from './mail-list.js';
import { type SendAgain, useSendAgain } from './use-send-again.js';

interface RecordMailsBlockProps {
  /** Of the record. */
  readonly id: string;
  readonly mails: { readonly data: RecordMails | undefined; readonly isLoadingError: boolean };
  /** Sends the record's own mail once more. */
  readonly send: { readonly mutateAsync: SendAgain['send']; readonly isPending: boolean };
  /** 'Onay e-postası' */
  readonly what: string;
  /** What happens when it is sent, for the question before. */
  readonly text: string;
  /** 'Onay E-postasını Yeniden Gönder'; null for who may only look. */
  readonly sendLabel: string | null;
  readonly actionOf?: MailListProps['actionOf'];
}

/** The mails about a record, the newest first, and the button that sends its own mail once more. */
export function RecordMailsBlock(props: RecordMailsBlockProps) {
  const { id, mails, send, what, text, sendLabel, actionOf } = props;
  const sendAgain = useSendAgain({ id, what, text, send: send.mutateAsync });
  const { data: read } = mails;
  const refusal = read?.refusal ?? null;
  return (
    <Block title="E-postalar">
      {read?.mails.length === 0 && <Quiet>Son altı ayda e-posta gönderilmedi.</Quiet>}
      {read !== undefined && read.mails.length > 0 && <MailList mails={read.mails} actionOf={actionOf} />}
      {mails.isLoadingError && <Quiet>E-postalar şu anda okunamıyor.</Quiet>}
      {sendLabel !== null && read !== undefined && (
        <chakra.div mt="3">
          {refusal === null ? (
            <Button
              variant="outline"
              size="sm"
              pending={send.isPending}
              pendingLabel="Gönderiliyor..."
              onClick={() => void sendAgain()}
            >
              {sendLabel}
            </Button>
          ) : (
            <Quiet>{MAIL_AGAIN_REFUSALS[refusal]}</Quiet>
          )}
        </chakra.div>
      )}
    </Block>
  );
}

const Quiet = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } });
