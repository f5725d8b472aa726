import { useId, useState } from 'react';
import type { DirectAudience } from '@contract/messaging/messages/audience.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { formatPeopleCount } from '../../lib/format-people-count.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { MessageFields } from './message-fields.js';
import { MessagePreview } from './message-preview.js';
import { useDirectMessage } from './use-direct-message.js';

export interface MessageDialogProps {
  readonly title: string;
  /** The record that the message is about: 'Çarkta ilk kâse, 14.11.2026 Cumartesi, 14:00–17:00'. */
  readonly about: string;
  readonly targetId: string;
  /** Who can be chosen; the first is the default. */
  readonly audiences: readonly [DirectAudience, ...DirectAudience[]];
  /** People of the record whose addresses the shop does not know. */
  readonly unknownPeople?: number;
  readonly onClose: () => void;
}

const UNSENT = 'Yazdığınız mesaj henüz gönderilmedi; çıkarsanız kaybolur.';

/** Writes to whom a record belongs: first the text and the number of people, then what they will read. */
export function MessageDialog(props: MessageDialogProps) {
  const { title, about, targetId, audiences, unknownPeople = 0, onClose } = props;
  const formId = useId();
  const [isPreview, setPreview] = useState(false);
  const message = useDirectMessage({ targetId, audiences, onSent: onClose });
  const { written, reach, isSending } = message;
  const close = useGuardedClose(message.isDirty, UNSENT, onClose);
  const send = async () => {
    if (!(await message.send())) setPreview(false);
  };
  return (
    <Dialog
      open
      onClose={close}
      width="coupon"
      title={title}
      dismissible={!isSending}
      closesOutside={false}
      footer={
        isPreview && reach ? (
          <>
            <Button variant="outline" size="sm" disabled={isSending} onClick={() => setPreview(false)}>
              Yazmaya Dön
            </Button>
            <Button size="sm" pending={isSending} pendingLabel="Gönderiliyor..." onClick={() => void send()}>
              {formatPeopleCount(reach.recipientCount)}ye Gönder
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" size="sm" onClick={close}>
              Vazgeç
            </Button>
            <Button type="submit" form={formId} size="sm" disabled={!reach || reach.recipientCount === 0}>
              Önizle
            </Button>
          </>
        )
      }
    >
      {isPreview && reach ? (
        <MessagePreview written={written} reach={reach} />
      ) : (
        <MessageFields
          formId={formId}
          about={about}
          audiences={audiences}
          unknownPeople={unknownPeople}
          message={message}
          onDone={() => setPreview(true)}
        />
      )}
    </Dialog>
  );
}
