import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type SyntheticEvent, useId } from 'react';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { FormProblem } from '../../ui/form-problem.js';
import { ProblemNote } from './problem-note.js';
import type { Agreement } from './use-agreement.js';
import type { Checkout } from './use-checkout.js';

interface FreeStepProps {
  readonly checkout: Checkout;
  readonly agreement: Agreement;
}

/** The last step when coupon or credit cover the whole price: no card and no bank. */
export function FreeStep({ checkout, agreement }: FreeStepProps) {
  const { payment, isWaiting, pay, returnToInformation } = checkout;
  const { isPaying, notice, refusedField } = payment;
  const { contract, isAgreed } = agreement;
  const dutyId = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPaying || isWaiting) return;
    if (isAgreed()) pay();
  };
  return (
    <chakra.form noValidate aria-label="Siparişi tamamlayın" onSubmit={submit} display="grid" gap="5">
      <div>
        <chakra.h3 textStyle="h3" mb="2">
          {checkout.credit.used === null ? 'Ödenecek bir tutar yok' : 'Krediniz yetiyor'}
        </chakra.h3>
        <chakra.p color="fg.muted">
          Kart bilgisi istemiyoruz; tamamladığınızda siparişiniz hemen bize ulaşır.
        </chakra.p>
      </div>
      {contract}
      {notice !== null && <ProblemNote problem={notice} />}
      <FormProblem text={refusedField?.message} />
      <chakra.div display="grid" gap="2">
        <Button
          type="submit"
          size="lg"
          block
          aria-describedby={dutyId}
          pending={isPaying || isWaiting}
          pendingLabel={isPaying ? 'Siparişiniz alınıyor...' : 'Hazırlanıyor...'}
        >
          Siparişi Tamamla
        </Button>
        <chakra.p id={dutyId} textStyle="sm" color="fg.muted">
          Bu düğmeye bastığınızda siparişiniz kesinleşir.
        </chakra.p>
      </chakra.div>
      <Button
        variant="ghost"
        block
        icon={<Icon as={ArrowLeft} />}
        disabled={isPaying}
        onClick={returnToInformation}
      >
        Bilgilere dön
      </Button>
    </chakra.form>
  );
}
