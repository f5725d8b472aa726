import type { SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import {
  NOTED_PAYMENT_METHODS,
  type NotedPaymentMethod,
  PAYMENT_METHOD_LABELS,
} from '@contract/payments/payment-method.js';
import { Button } from '../../../ui/button.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { AmountField } from '../../ui/amount-field.js';
import { MethodChoice } from './method-choice.js';
import type { useCounterPayment } from './use-counter-payment.js';

interface PaymentChoiceProps {
  readonly payment: ReturnType<typeof useCounterPayment>;
  readonly totalKurus: number;
}

/** How the buyer pays: one tap for one way, or an amount for each of several. */
export function PaymentChoice({ payment, totalKurus }: PaymentChoiceProps) {
  const isSplit = payment.amounts !== null;
  return (
    <chakra.div display="grid" gap="1">
      {isSplit ? (
        <Parts payment={payment} totalKurus={totalKurus} />
      ) : (
        <MethodChoice method={payment.method} onChoose={payment.setMethod} />
      )}
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p textStyle="sm" aria-live="polite">
          {isSplit && restText(payment.restOf(totalKurus))}
        </chakra.p>
        <Button size="sm" variant="ghost" onClick={isSplit ? payment.join : payment.split}>
          {isSplit ? 'Tek Ödeme' : 'Ödemeyi Böl'}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function Parts({ payment, totalKurus }: PaymentChoiceProps) {
  const { amounts, setAmount, fillRest } = payment;
  const field = (method: NotedPaymentMethod) => ({
    name: method,
    value: amounts?.[method] ?? Number.NaN,
    ref: () => undefined,
    onBlur: () => undefined,
    onChange: (kurus: number) => setAmount(method, kurus),
  });
  return (
    <chakra.fieldset display="grid" gridTemplateColumns="repeat(3, minmax(0, 1fr))" gap="2">
      <VisuallyHidden as="legend">Ödeme</VisuallyHidden>
      {NOTED_PAYMENT_METHODS.map((method) => (
        <div
          key={method}
          onFocus={(event) => {
            flushSync(() => fillRest(method, totalKurus));
            selectAmount(event);
          }}
          onClick={selectAmount}
        >
          <AmountField
            label={PAYMENT_METHOD_LABELS[method]}
            size="sm"
            placeholder="0,00"
            error={undefined}
            field={field(method)}
          />
        </div>
      ))}
    </chakra.fieldset>
  );
}

/** What is typed next replaces the amount; the press that gave the focus puts the cursor into it once more. */
function selectAmount({ target }: SyntheticEvent): void {
  if (target instanceof HTMLInputElement) target.select();
}

function restText(restKurus: number): string {
  if (restKurus === 0) return 'Ödemeler toplamı tutuyor.';
  return restKurus > 0 ? `Kalan ${formatTl(restKurus)}` : `${formatTl(-restKurus)} fazla`;
}
