import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import {
  BULK_AUDIENCE_LABELS,
  BULK_AUDIENCES,
  type BulkAudience,
  type BulkRecipient,
} from '@contract/messaging/email/bulk-mail.js';
import { MAIL_INCOMPLETE } from '@contract/messaging/email/email-settings.dto.js';
import { useFeatures } from '../../../../lib/site/use-features.js';
import { useLeaveWarning } from '../../../../lib/navigation/use-leave-warning.js';
import { SelectField } from '../../../../ui/select-field.js';
import { formatPeopleCount } from '../../../lib/format-people-count.js';
import { useListAddress } from '../../../lib/use-list-address.js';
import { CampaignForm } from '../../../ui/campaign-form.js';
import { RecipientsPanel } from '../../../ui/recipients-panel.js';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.js';
import { Chips } from '../templates/part-chips.js';
import { LazyTemplateEditor } from '../templates/lazy-template-editor.js';
import { TemplatePartsContext } from '../templates/template-parts-context.js';
import { BULK_ADDRESS } from './bulk-address.js';
import { BulkMailPreview } from './bulk-mail-preview.js';
import { BULK_MAIL_PARTS } from './bulk-variables.js';
import { ReachLead } from './reach-lead.js';
import { TestCampaign } from './test-campaign.js';
import { useBulkMail } from './use-bulk-mail.js';
import { useBulkReach, useReachCounts } from './use-bulk-reach.js';
import { useVariableInsertion } from './use-variable-insertion.js';

const EMPTY = { subject: '', body: '' };
const isBlank = (html: string) => html.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, '') === '';

export function BulkMailForm() {
  const { filters, changeFilters } = useListAddress(BULK_ADDRESS);
  const audiences = useOfferedAudiences();
  const audience = audiences.find((each) => each === filters.kime) ?? audiences.at(-1) ?? 'all_users';
  const [written, setWritten] = useState(EMPTY);
  const [round, setRound] = useState(0);
  const { reach, setPage } = useBulkReach(audience);
  const counts = useReachCounts();
  const { start, isStarting } = useBulkMail();
  const campaign = { subject: written.subject.trim(), body: isBlank(written.body) ? '' : written.body };
  const isEmpty = campaign.subject === '' || campaign.body === '';
  const count = reach.isPlaceholderData ? undefined : reach.data?.pagination.totalRecords;
  useLeaveWarning(
    campaign.subject !== '' || campaign.body !== '',
    'Yazdığınız e-posta henüz gönderilmedi; çıkarsanız kaybolur.',
  );
  const setSubject = (subject: string) => setWritten((now) => ({ ...now, subject }));
  const { body, onFocus, insert } = useVariableInsertion(setSubject);
  const send = async () => {
    const isStarted = count !== undefined && (await start({ ...campaign, audience }, count));
    if (isStarted) {
      setWritten(EMPTY);
      setRound(round + 1);
    }
    return isStarted;
  };
  return (
    <CampaignForm
      label="Toplu e-posta"
      to={
        <SelectField
          label="Kime"
          size="sm"
          help="Yalnızca ticari e-postaya izin verenlere gider; herkesin ayrılma bağlantısı vardır."
          options={audiences.map((value) => ({ value, label: audienceLabel(value, counts[value]) }))}
          value={audience}
          onChange={({ target }) =>
            // Replaces the history entry: with a new one, Back would ask about losing the text, although it
            // stays.
            changeFilters({ kime: BULK_ADDRESS.filters.kime.read(target.value) }, { replace: true })
          }
        />
      }
      subject={written.subject}
      onSubject={setSubject}
      onFocus={onFocus}
      missing={isEmpty ? MAIL_INCOMPLETE : null}
      recipients={count}
      sendLabel="Toplu E-posta Gönder"
      isSending={isStarting}
      onSend={send}
      aside={
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          <RecipientsPanel
            read={reach}
            lead={(page) => <ReachLead {...page} />}
            people={({ items }) =>
              items.map((person) => <BulkRecipientItem key={person.email} {...person} />)
            }
            onPage={setPage}
          />
          <BulkMailPreview campaign={campaign} audience={audience} recipients={reach.data?.items ?? []} />
          <TestCampaign campaign={campaign} />
        </chakra.div>
      }
    >
      <TemplatePartsContext value={BULK_MAIL_PARTS}>
        <Chips
          title="Değişkenler"
          help="Basınca imlecin olduğu yere, konuya ya da içeriğe eklenir. Adı bilinmeyenlere yalnızca “Merhaba” yazılır."
          chips={BULK_MAIL_PARTS.variables}
          onPick={insert}
        />
        <RichTextField
          key={round}
          label="İçerik"
          value={written.body}
          editor={LazyTemplateEditor}
          handle={body}
          onChange={(html) => setWritten((now) => ({ ...now, body: html }))}
        />
      </TemplatePartsContext>
    </CampaignForm>
  );
}

function BulkRecipientItem({ email, firstName }: BulkRecipient) {
  return <li>{firstName === '' ? email : `${firstName} · ${email}`}</li>;
}

/** 'Bülten aboneleri · 12 kişi' once the number is known. */
/** Subscribers are no group while the studio uses no newsletter. */
function useOfferedAudiences(): readonly BulkAudience[] {
  const { newsletter } = useFeatures();
  return BULK_AUDIENCES.filter((audience) => newsletter || audience !== 'newsletter_subscribers');
}

function audienceLabel(audience: BulkAudience, count: number | undefined): string {
  const label = BULK_AUDIENCE_LABELS[audience];
  return count === undefined ? label : `${label} · ${formatPeopleCount(count)}`;
}
