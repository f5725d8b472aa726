import { chakra } from '@chakra-ui/react';
import { MAX_CANCELLATION_REASON } from '@contract/booking-changes/cancel-for-caller.dto.js';
import { formatTl } from '@contract/common/money.js';
import type { CancellationBill } from '@contract/workshops/policies/booking-policy.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { FieldGroup } from '../../../ui/field-group.js';
import { FormProblem } from '../../../ui/form-problem.js';
import { Note } from '../../../ui/note.js';
import { TextField } from '../../../ui/text-field.js';
import { AmountField } from '../amount-field.js';
import { RadioChoice } from '../radio-choice.js';
import { seatName } from '../seat-name.js';
import type { useCancelSeatsForm } from './use-cancel-seats-form.js';

type Form = ReturnType<typeof useCancelSeatsForm>;

export function CancelSeatsForm({ form }: { readonly form: Form }) {
  const { seats, positions, bill, mayPayBack } = form;
  return (
    <chakra.div display="grid" gap="4">
      {seats.length > 1 && (
        <FieldGroup legend="Kimler gelemiyor?">
          {seats.map((seat) => (
            <CheckboxField
              key={seat.position}
              label={seatName(seat)}
              checked={positions.includes(seat.position)}
              disabled={seat.isNoted}
              {...(seat.isNoted && { help: 'Geldi ya da gelmedi notu olduğu için yeri değişmez.' })}
              onChange={() => form.toggle(seat.position)}
            />
          ))}
        </FieldGroup>
      )}
      {seats.every(({ isNoted }) => isNoted) && (
        <Note tone="warning">
          Geldi ya da gelmedi notu olan yer buradan iptal edilmez. Önce notu Bugün’de geri alın ya da
          rezervasyonun durumunu “İptal Edildi” yapın.
        </Note>
      )}
      <FormProblem text={form.problem} />
      {bill !== null && (
        <>
          <Note tone="info" role="status">
            {describeBill(bill)}
          </Note>
          {!mayPayBack && (
            <Note tone="warning">
              Para iadesini bir yönetici yapar. İade olacağı için bu yeri onun iptal etmesi gerekiyor.
            </Note>
          )}
          {mayPayBack && bill.keptKurus > 0 && <Kindness form={form} bill={bill} />}
        </>
      )}
    </chakra.div>
  );
}

/** The studio may always be kinder than its rules. */
function Kindness({ form, bill }: { readonly form: Form; readonly bill: CancellationBill }) {
  const { isKinder, refundKurus } = form;
  return (
    <>
      <RadioChoice
        legend="İade"
        options={[
          { value: 'rules', label: `Kurala göre: ${formatTl(bill.refundKurus)}` },
          { value: 'kinder', label: 'Daha fazlasını iade et' },
        ]}
        chosen={isKinder ? 'kinder' : 'rules'}
        onChoose={(value) => form.chooseKinder(value === 'kinder')}
      />
      {isKinder && (
        <>
          <AmountField
            label="İade tutarı"
            help={`En fazla ${formatTl(bill.refundKurus + bill.keptKurus)}.`}
            field={{
              ...{ name: 'refund', value: refundKurus, ref: () => undefined, onBlur: () => undefined },
              onChange: form.writeRefund,
            }}
            error={form.refundProblem}
          />
          <TextField
            label="Neden"
            autoComplete="off"
            maxLength={MAX_CANCELLATION_REASON}
            help="Yalnızca rezervasyonun geçmişinde görünür."
            value={form.reason}
            onChange={({ target }) => form.writeReason(target.value)}
          />
        </>
      )}
    </>
  );
}

function describeBill({ refundKurus, keptKurus }: CancellationBill): string {
  const paidKurus = refundKurus + keptKurus;
  if (paidKurus === 0) return 'Bu yer için ödeme alınmadı; iade edilecek bir tutar yok.';
  const [paid, refund, kept] = [paidKurus, refundKurus, keptKurus].map(formatTl);
  if (keptKurus === 0) return `Ödenen ${paid} tutarın tamamı ödendiği yoldan geri döner.`;
  if (refundKurus === 0) return `Kurala göre ödenen ${paid} iade edilmez.`;
  return `Kurala göre ödenen ${paid} tutarın ${refund} kısmı geri döner, ${kept} kesilir.`;
}
