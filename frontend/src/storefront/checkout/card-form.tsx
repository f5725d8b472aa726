import { chakra } from '@chakra-ui/react';
import { ArrowLeft, Lock, ShieldCheck } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { formatTl } from '@contract/common/money.js';
import type { CardDto } from '@contract/payments/card.dto.js';
import type { DescribedError } from '../../lib/server/describe-error.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { CardFields } from './card-fields.js';
import { type CardError, toCard } from './card-input.js';
import { ProblemNote } from './problem-note.js';
import { useCardInput } from './use-card-input.js';

interface CardFormProps {
  readonly totalKurus: number;
  readonly isPaying: boolean;
  /** True without a hold or while documents are loading, when nothing can be charged. */
  readonly isWaiting: boolean;
  readonly notice: DescribedError | null;
  /** The server's error about a field. */
  readonly refusedField: CardError | null;
  /** Who orders and where the parcel goes. */
  readonly summary: ReactNode;
  /** The contract that will be kept with the order, with the texts to accept again. */
  readonly contract: ReactNode;
  /** Returns whether everything besides the card is accepted. */
  readonly isAgreed: () => boolean;
  readonly onPay: (card: CardDto) => void;
  /** Absent where nothing comes before the card. */
  readonly onBack?: () => void;
}

export function CardForm(props: CardFormProps) {
  const { totalKurus, isPaying, isWaiting, notice, refusedField, summary, contract } = props;
  const { isAgreed, onPay, onBack } = props;
  const form = useRef<HTMLFormElement>(null);
  const dutyId = useId();
  const { card, error, change, check } = useCardInput(refusedField);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isPaying || isWaiting) return;
    const found = check();
    if (found !== null) focusField(form.current, found.field);
    else if (isAgreed()) onPay(toCard(card));
  };

  return (
    <chakra.form ref={form} noValidate aria-label="Kart bilgileri" onSubmit={submit} display="grid" gap="5">
      {summary}
      <CardFields card={card} error={error} onChange={change} />
      <Note tone="info" icon={ShieldCheck}>
        Kartınızı bankanız 3D Secure ile doğrular. Kart bilgileriniz bizde saklanmaz; ödeme iyzico
        güvencesiyle alınır.
      </Note>
      {contract}
      {notice !== null && <ProblemNote problem={notice} />}
      <chakra.div display="grid" gap="2">
        <Button
          type="submit"
          size="lg"
          block
          icon={<Icon as={Lock} />}
          aria-describedby={dutyId}
          pending={isPaying || isWaiting}
          pendingLabel={isPaying ? 'Bankanıza bağlanıyoruz...' : 'Hazırlanıyor...'}
        >
          {formatTl(totalKurus)} Öde
        </Button>
        <chakra.p id={dutyId} textStyle="sm" color="fg.muted">
          Bu düğmeye bastığınızda ödeme yükümlülüğü altına girersiniz. Tutara KDV dâhildir.
        </chakra.p>
      </chakra.div>
      {onBack && (
        <Button variant="ghost" block icon={<Icon as={ArrowLeft} />} disabled={isPaying} onClick={onBack}>
          Bilgilere dön
        </Button>
      )}
    </chakra.form>
  );
}

function focusField(form: HTMLFormElement | null, field: string): void {
  const input = form?.elements.namedItem(field);
  if (input instanceof HTMLElement) input.focus();
}
