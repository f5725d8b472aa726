import { chakra } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import type { BulkAudience, BulkRecipient } from '@contract/messaging/email/bulk-mail.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { SelectField } from '../../../../ui/select-field.js';
import { describeFailure } from '../../../lib/describe-failure.js';
import { useDebouncedMutation } from '../../../lib/use-debounced.js';
import { ShownMail } from '../templates/shown-mail.js';

/** The pause in typing after which the preview is updated. */
const PAUSE_MS = 400;

interface BulkMailPreviewProps {
  readonly campaign: { readonly subject: string; readonly body: string };
  readonly audience: BulkAudience;
  /** The recipients that are listed beside the form. */
  readonly recipients: readonly BulkRecipient[];
}

/** Shows the bulk mail as one of its recipients will see it. */
export function BulkMailPreview({ campaign, audience, recipients }: BulkMailPreviewProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState('');
  const recipient = recipients.some(({ email }) => email === chosen) ? chosen : '';
  const isIncomplete = campaign.subject === '' || campaign.body === '';
  return (
    <chakra.section aria-labelledby={titleId} minW="0">
      <chakra.h2 id={titleId} textStyle="h4" mb="3">
        Önizleme
      </chakra.h2>
      {isIncomplete ? (
        <chakra.p color="fg.muted">Konuyu ve içeriği yazdıkça e-posta burada görünür.</chakra.p>
      ) : (
        <>
          <chakra.div mb="3">
            <SelectField
              label="Kimin gözünden?"
              size="sm"
              placeholder="Adı bilinmeyen biri"
              options={recipients.map(({ email, firstName }) => ({
                value: email,
                label: firstName === '' ? email : `${firstName} · ${email}`,
              }))}
              value={recipient}
              onChange={({ target }) => setChosen(target.value)}
            />
          </chakra.div>
          <Rendered {...campaign} audience={audience} recipient={recipient} />
        </>
      )}
    </chakra.section>
  );
}

interface RenderedProps {
  readonly subject: string;
  readonly body: string;
  readonly audience: BulkAudience;
  readonly recipient: string;
}

function Rendered({ subject, body, audience, recipient }: RenderedProps) {
  const { client } = trpc.useUtils();
  const written = useMemo(
    () => ({ subject, body, audience, ...(recipient !== '' && { recipient }) }),
    [subject, body, audience, recipient],
  );
  const { made, error } = useDebouncedMutation(written, PAUSE_MS, (requested) =>
    client.admin.email.previewBulkMail.mutate(requested),
  );
  const problem = error === null ? (made?.problem ?? null) : describeFailure(error, 'Önizleme yüklenemedi.');
  return <ShownMail mail={made} problem={problem} />;
}
