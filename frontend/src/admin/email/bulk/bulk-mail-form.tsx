import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { BULK_AUDIENCE_LABELS, BULK_AUDIENCES, type BulkAudience } from '@contract/email/bulk-mail.js';
import { LETTER_INCOMPLETE } from '@contract/email/email-settings.dto.js';
import { useLeaveWarning } from '../../../lib/use-leave-warning.js';
import { SelectField } from '../../../ui/select-field.js';
import { peopleText } from '../../lib/people-text.js';
import { useListAddress } from '../../lib/use-list-address.js';
import { LetterForm } from '../../ui/letter-form.js';
import { RecipientsPanel } from '../../ui/recipients-panel.js';
import { RichTextField } from '../../ui/rich-text/rich-text-field.js';
import { BULK_ADDRESS } from './bulk-address.js';
import { ReachLead } from './reach-lead.js';
import { TestLetter } from './test-letter.js';
import { useBulkMail } from './use-bulk-mail.js';
import { useBulkReach, useReachCounts } from './use-bulk-reach.js';

const EMPTY = { subject: '', body: '' };
const isBlank = (html: string) => html.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') === '';

export function BulkMailForm() {
  const { filters, changeFilters } = useListAddress(BULK_ADDRESS);
  const audience = filters.kime ?? 'newsletter_subscribers';
  const [written, setWritten] = useState(EMPTY);
  const [round, setRound] = useState(0);
  const { reach, setPage } = useBulkReach(audience);
  const counts = useReachCounts();
  const { start, isStarting } = useBulkMail();
  const letter = { subject: written.subject.trim(), body: isBlank(written.body) ? '' : written.body };
  const isEmpty = letter.subject === '' || letter.body === '';
  const count = reach.isPlaceholderData ? undefined : reach.data?.pagination.totalRecords;
  useLeaveWarning(
    letter.subject !== '' || letter.body !== '',
    'Yazdığınız e-posta henüz gönderilmedi; çıkarsanız kaybolur.',
  );
  const send = async () => {
    const isStarted = count !== undefined && (await start({ ...letter, audience }, count));
    if (isStarted) {
      setWritten(EMPTY);
      setRound(round + 1);
    }
    return isStarted;
  };
  return (
    <LetterForm
      label="Toplu e-posta"
      to={
        <SelectField
          label="Kime"
          size="sm"
          help="Yalnızca ticari e-postaya izin verenlere gider; herkesin ayrılma bağlantısı vardır."
          options={BULK_AUDIENCES.map((value) => ({ value, label: audienceLabel(value, counts[value]) }))}
          value={audience}
          onChange={({ target }) =>
            // No step of its own: Back would ask about the letter, which stays.
            changeFilters({ kime: BULK_ADDRESS.filters.kime.read(target.value) }, { replace: true })
          }
        />
      }
      subject={written.subject}
      onSubject={(subject) => setWritten({ ...written, subject })}
      missing={isEmpty ? LETTER_INCOMPLETE : null}
      recipients={count}
      sendLabel="Toplu E-posta Gönder"
      isSending={isStarting}
      onSend={send}
      aside={
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          <RecipientsPanel
            read={reach}
            lead={(page) => <ReachLead {...page} />}
            people={({ items }) => items.map(({ email }) => <li key={email}>{email}</li>)}
            onPage={setPage}
          />
          <TestLetter letter={letter} />
        </chakra.div>
      }
    >
      <RichTextField
        key={round}
        label="İçerik"
        value={written.body}
        onChange={(body) => setWritten((now) => ({ ...now, body }))}
      />
    </LetterForm>
  );
}

/** 'Bülten aboneleri · 12 kişi', once they are counted. */
function audienceLabel(audience: BulkAudience, count: number | undefined): string {
  const label = BULK_AUDIENCE_LABELS[audience];
  return count === undefined ? label : `${label} · ${peopleText(count)}`;
}
