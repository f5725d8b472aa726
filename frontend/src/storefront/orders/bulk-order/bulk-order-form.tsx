import { chakra } from '@chakra-ui/react';
import { type FocusEvent, useState } from 'react';
import { formatLongDay } from '@contract/common/long-day.js';
import { formatPhone, normalisePhone } from '@contract/common/phone.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useLightForm } from '../../../lib/forms/use-light-form.js';
import { useSession } from '../../../lib/account/use-session.js';
import { Button } from '../../../ui/button.js';
import { ErrorSummary } from '../../../ui/error-summary.js';
import { Note } from '../../../ui/note.js';
import { PrivacyNotice } from '../../../ui/privacy-notice.js';
import { TextArea, TextField } from '../../../ui/text-field.js';
import { TextAnchor } from '../../../ui/text-link.js';
import { toast } from '../../../ui/toast.js';
import { WITHOUT_SCRIPTS } from '../../../ui/without-scripts.js';
import { BULK_ORDER, FAILED, offerBy, SENT } from './bulk-order.texts.js';
import { OfferPromise } from './offer-promise.js';

const loadRules = async () => (await import('./bulk-order-rules.js')).bulkOrderRules;

export function BulkOrderForm() {
  const { customer } = useSession();
  const [dueAt, setDueAt] = useState<Date | null>(null);
  const { mutateAsync } = trpc.bulkOrders.ask.useMutation();
  const { formProps, errors, attempts, isSending } = useLightForm({
    rules: loadRules,
    send: async (wish) => setDueAt(new Date((await mutateAsync(wish)).dueAt)),
    onFailed: (problem) => toast.error({ text: problem?.message ?? FAILED }),
    fallbackTexts: { unexpected: FAILED, network: FAILED },
  });
  return (
    <chakra.form aria-label={BULK_ORDER.form} display="grid" gap="5" {...formProps}>
      <ErrorSummary errors={errors} attempt={attempts} />
      <NameAndPhone>
        <TextField
          label={BULK_ORDER.name}
          name="name"
          autoComplete="name"
          defaultValue={customer ? `${customer.firstName} ${customer.lastName}` : undefined}
          error={errors['name']}
        />
        <TextField
          label={BULK_ORDER.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={BULK_ORDER.phonePlaceholder}
          defaultValue={customer?.phone ? formatPhone(customer.phone) : undefined}
          onBlur={showPretty}
          error={errors['phone']}
        />
      </NameAndPhone>
      <TextField
        label={BULK_ORDER.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={customer?.email}
        error={errors['email']}
      />
      <TextArea
        label={BULK_ORDER.message}
        name="message"
        rows={8}
        maxLength={2000}
        placeholder={BULK_ORDER.messagePlaceholder}
        help={BULK_ORDER.messageHelp}
        error={errors['message']}
      />
      {dueAt && (
        <Note tone="success" role="status">
          <strong>Başarılı.</strong> {SENT} {offerBy(formatLongDay(dueAt))}
        </Note>
      )}
      <Sending isSending={isSending} />
      <PrivacyNotice>{BULK_ORDER.privacy}</PrivacyNotice>
    </chakra.form>
  );
}

const NameAndPhone = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', md: '1fr', lg: '1fr 1fr' },
    columnGap: '4',
    rowGap: '5',
    alignItems: 'start',
  },
});

function Sending({ isSending }: { readonly isSending: boolean }) {
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="5"
        rowGap="3"
        css={{ [WITHOUT_SCRIPTS]: { display: 'none' } }}
      >
        <Button type="submit" size="lg" pending={isSending} pendingLabel={BULK_ORDER.sending}>
          {BULK_ORDER.send}
        </Button>
        <chakra.p textStyle="sm" color="fg.subtle">
          <OfferPromise />
        </chakra.p>
      </chakra.div>
      <noscript>
        <p>
          {BULK_ORDER.withoutScripts} <TextAnchor href="#contact">{BULK_ORDER.contact}</TextAnchor>
        </p>
      </noscript>
    </>
  );
}

/** Formats a complete phone number; the rules turn it into +90 again. */
function showPretty({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  const phone = normalisePhone(field.value);
  if (phone !== null) field.value = formatPhone(phone);
}
