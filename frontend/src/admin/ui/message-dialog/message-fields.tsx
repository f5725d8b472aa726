import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { EMPTY_MESSAGE } from '@contract/messaging/messages/admin-messaging.dto.js';
import type { DirectAudience } from '@contract/messaging/messages/audience.js';
import { Note } from '../../../ui/note.js';
import { SelectField } from '../../../ui/select-field.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { MessageReach } from './message-reach.js';
import { SentBefore } from './sent-before.js';
import type { DirectMessageState } from './use-direct-message.js';

interface MessageFieldsProps {
  readonly formId: string;
  readonly about: string;
  readonly audiences: readonly DirectAudience[];
  readonly unknownPeople: number;
  readonly message: DirectMessageState;
  /** Called with a complete message. */
  readonly onDone: () => void;
}

const CHOICES: Readonly<Record<DirectAudience, string>> = {
  session_guests: 'Bütün misafirler',
  session_paid_guests: 'Yalnızca ödemesi alınanlar',
  one_customer: 'Müşteri',
  order_buyer: 'Sipariş sahibi',
};

export function MessageFields({
  formId,
  about,
  audiences,
  unknownPeople,
  message,
  onDone,
}: MessageFieldsProps) {
  const { written, setWritten, audience, setAudience } = message;
  const [wasTried, setTried] = useState(false);
  const subjectMissing = written.subject.trim() === '';
  const isMissing = subjectMissing || written.message.trim() === '';
  const error = wasTried && isMissing ? EMPTY_MESSAGE : undefined;
  const submit = () => {
    setTried(true);
    if (!isMissing) onDone();
  };
  return (
    <chakra.form
      id={formId}
      aria-label="Mesaj"
      noValidate
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <chakra.p color="fg.muted" overflowWrap="anywhere">
        {about}
      </chakra.p>
      {audiences.length > 1 && (
        <SelectField
          label="Kime"
          size="sm"
          options={audiences.map((value) => ({ value, label: CHOICES[value] }))}
          value={audience}
          onChange={({ target }) => setAudience(audiences.find((each) => each === target.value) ?? audience)}
        />
      )}
      <MessageReach read={message.recipients} unknownPeople={unknownPeople} />
      <TextField
        label="Konu"
        size="sm"
        maxLength={150}
        value={written.subject}
        error={subjectMissing ? error : undefined}
        onChange={({ target }) => setWritten({ ...written, subject: target.value })}
      />
      <TextArea
        label="Mesaj"
        rows={8}
        maxLength={5000}
        help="Boş satır yeni paragraf açar."
        value={written.message}
        error={subjectMissing ? undefined : error}
        onChange={({ target }) => setWritten({ ...written, message: target.value })}
      />
      <Note tone="neutral">
        Satın alınanla ilgili bilgi verin: reklam izni aranmadan herkese gider. Tanıtım için kullanmayın.
      </Note>
      <SentBefore targetId={message.targetId} />
    </chakra.form>
  );
}
