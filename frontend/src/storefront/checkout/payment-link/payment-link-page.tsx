import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { PaymentLinkKeyDto } from '@contract/payments/payment-link.dto.js';
import type { PaymentLinkView } from '@contract/payments/payment-link.views.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { MailedAddressProblem } from '../../../ui/mailed-address-problem.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StudioPhone } from '../../../ui/studio-phone.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { CardForm } from '../card-form.js';
import { PAYMENT_LINK_TEXTS } from './payment-link-texts.js';
import { usePayByLink } from './use-pay-by-link.js';
import { usePaymentLink } from './use-payment-link.js';

/** The page on which a part of an order is paid by card. Opening it changes nothing. */
export function PaymentLinkPage() {
  const { link, address, isAddressWhole } = usePaymentLink();
  return (
    <>
      {/* The address contains a key. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      {link.data !== undefined && <ShownLink link={link.data} address={address} />}
      {link.data === undefined && isAddressWhole && link.isPending && <Loading />}
      {link.data === undefined && (!isAddressWhole || link.isError) && (
        <chakra.div maxW="calc({sizes.result} + 2 * {spacing.gutter})" mx="auto" px="gutter" py="16">
          <MailedAddressProblem
            documentTitle="Ödeme"
            unknownTitle="Bu ödeme bağlantısını bulamadık"
            unreachable={{
              title: 'Ödeme sayfasını şu anda gösteremiyoruz',
              text: 'Bağlantı hatası. Kartınızdan para çekilmedi; yeniden deneyin.',
            }}
            isUnknown={!isAddressWhole || isUnknown(link.error)}
            isRetrying={link.isFetching}
            onRetry={() => void link.refetch()}
          />
        </chakra.div>
      )}
    </>
  );
}

interface ShownLinkProps {
  readonly link: PaymentLinkView;
  readonly address: PaymentLinkKeyDto;
}

function ShownLink({ link, address }: ShownLinkProps) {
  const { state, bankUrl } = link;
  const { title, lead } = PAYMENT_LINK_TEXTS[state];
  useDocumentTitle(title);
  return (
    <NarrowPage title={title} lead={lead}>
      <chakra.div display="grid" gap="6">
        <Facts link={link} />
        {bankUrl !== null && (
          <ButtonAnchor href={bankUrl} variant="outline">
            Bankanızın Sayfasına Dönün
          </ButtonAnchor>
        )}
        {(state === 'open' || state === 'at_bank') && <Payment link={link} address={address} />}
        <chakra.p color="fg.muted">
          Takıldığınız yerde bizi arayın: <StudioPhone />
        </chakra.p>
      </chakra.div>
    </NarrowPage>
  );
}

function Facts({ link }: Pick<ShownLinkProps, 'link'>) {
  const { orderShortId, lines, amountKurus, expiresAt, state } = link;
  return (
    <chakra.section
      aria-label="Ödemenin ayrıntıları"
      display="grid"
      gap="2"
      p="5"
      borderWidth="1px"
      borderRadius="lg"
      overflowWrap="anywhere"
    >
      <chakra.p textStyle="sm" color="fg.muted">
        Sipariş {orderShortId}
      </chakra.p>
      <chakra.ul display="grid" gap="1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="h3">{formatTl(amountKurus)}</chakra.p>
      {state === 'open' && (
        <chakra.p textStyle="sm" color="fg.muted">
          {formatDateTime(expiresAt)} saatine kadar ödeyebilirsiniz.
        </chakra.p>
      )}
    </chakra.section>
  );
}

/** Who left the bank's page may begin anew, which ends the first attempt. */
function Payment({ link, address }: ShownLinkProps) {
  const { amountKurus, refusal } = link;
  const { pay, isPaying, notice, refusedField } = usePayByLink(address, amountKurus);
  return (
    <>
      {refusal !== null && notice === null && (
        <Note tone="danger" role="status">
          {refusal} Kartınızdan para çekilmedi; başka bir kartla yeniden deneyebilirsiniz.
        </Note>
      )}
      <CardForm
        totalKurus={amountKurus}
        isPaying={isPaying}
        isWaiting={false}
        notice={notice}
        refusedField={refusedField}
        summary={null}
        contract={null}
        isAgreed={() => true}
        onPay={(card) => void pay(card)}
      />
    </>
  );
}

function Loading() {
  return (
    <NarrowPage title="Ödeme">
      <VisuallyHidden role="status">Ödeme sayfası açılıyor...</VisuallyHidden>
      <Skeleton h="160px" />
    </NarrowPage>
  );
}

function isUnknown(error: unknown): boolean {
  return ['payment_link_not_found', 'not_found', 'invalid_input'].includes(describeError(error).code);
}
