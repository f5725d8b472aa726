import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { RETURN_REASON_LABELS, WITHDRAWAL_REASONS } from '@contract/returns/return-state.js';
import type { ReturnableLine } from '@contract/returns/returnable-lines.js';
import { RETURN_ERRORS } from '@contract/returns/returns.errors.js';
import { describeError } from '../../../../lib/server/describe-error.js';
import { useRequestKey } from '../../../../lib/server/use-request-key.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { Button } from '../../../../ui/button.js';
import { Dialog } from '../../../../ui/dialog.js';
import { Note } from '../../../../ui/note.js';
import { RadioCard } from '../../../../ui/radio-card.js';
import { SelectField } from '../../../../ui/select-field.js';
import { Stepper } from '../../../../ui/stepper.js';
import { TextArea } from '../../../../ui/text-field.js';
import { toast } from '../../../../ui/toast.js';
import type { OrderKey } from './order-key.js';
import { ReturnPicturesField } from './return-pictures-field.js';
import { type ReturnForm, useReturnForm } from './use-return-form.js';

interface ReturnDialogProps {
  readonly orderKey: OrderKey;
  readonly lines: readonly ReturnableLine[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** It is shown until something else is chosen. */
interface Problem {
  readonly text: string;
  readonly choice: string;
}

/** Asks which pieces come back and why, or which ones arrived broken. */
export function ReturnDialog({ orderKey, lines, open, onClose }: ReturnDialogProps) {
  const utils = trpc.useUtils();
  const form = useReturnForm(lines);
  const keyOf = useRequestKey();
  const [problem, setProblem] = useState<Problem | null>(null);
  const choice = JSON.stringify(form.asked);
  const asking = trpc.returns.ask.useMutation({
    onSuccess: async () => {
      await utils.returns.invalidate();
      toast.success({ text: 'Bildiriminizi aldık; ayrıntıları e-postayla da gönderdik.' });
      onClose();
    },
    onError: (error) => setProblem({ text: describeError(error).message, choice }),
  });
  const send = () => {
    const isWithoutPicture = form.kind === 'damage' && form.pictureIds.length === 0;
    const missing = form.hasPieces ? undefined : 'En az bir parça seçin.';
    const found = missing ?? (isWithoutPicture ? RETURN_ERRORS.damage_without_picture.message : undefined);
    setProblem(found === undefined ? null : { text: found, choice });
    if (found === undefined) {
      asking.mutate({ ...orderKey, ...form.asked, requestKey: keyOf([form.asked]) });
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!asking.isPending}
      closesOutside={!form.isDirty}
      fullScreenOnPhone
      title="İade ya da hasar bildirin"
      footer={
        <>
          <Button variant="outline" disabled={asking.isPending} onClick={onClose}>
            Vazgeçin
          </Button>
          <Button pending={asking.isPending} pendingLabel="Gönderiliyor..." onClick={send}>
            Bildirin
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="5">
        {form.mayReturn && form.mayBeDamaged && <KindChoice form={form} />}
        <Pieces form={form} />
        {form.kind === 'withdrawal' && (
          <SelectField
            label="Neden"
            help="Neden belirtmek zorunda değilsiniz; bilmek bize yardımcı olur."
            options={WITHDRAWAL_REASONS.map((value) => ({ value, label: RETURN_REASON_LABELS[value] }))}
            value={form.reason}
            onChange={({ target }) => form.chooseReason(target.value)}
          />
        )}
        <TextArea
          label="Eklemek istedikleriniz"
          optional
          rows={3}
          maxLength={500}
          value={form.note}
          onChange={({ target }) => form.setNote(target.value)}
        />
        <ReturnPicturesField orderKey={orderKey} form={form} />
        {problem?.choice === choice && (
          <Note tone="danger" role="alert">
            {problem.text}
          </Note>
        )}
      </chakra.div>
    </Dialog>
  );
}

function KindChoice({ form: { kind, setKind } }: { readonly form: ReturnForm }) {
  return (
    <chakra.fieldset display="grid" gap="3">
      <chakra.legend fontWeight="650" mb="2">
        Ne bildirmek istiyorsunuz?
      </chakra.legend>
      <RadioCard name="return-kind" isChosen={kind === 'withdrawal'} onChoose={() => setKind('withdrawal')}>
        <span>
          İade etmek istiyorum
          <chakra.span display="block" textStyle="note" color="fg.muted">
            Parçayı gönderirsiniz, ödemenizi iade ederiz.
          </chakra.span>
        </span>
      </RadioCard>
      <RadioCard name="return-kind" isChosen={kind === 'damage'} onChoose={() => setKind('damage')}>
        <span>
          Hasarlı geldi
          <chakra.span display="block" textStyle="note" color="fg.muted">
            Teslimden sonraki 72 saat içinde, fotoğrafıyla. Yenisini göndeririz ya da ödemenizi iade ederiz.
          </chakra.span>
        </span>
      </RadioCard>
    </chakra.fieldset>
  );
}

function Pieces({ form }: { readonly form: ReturnForm }) {
  return (
    <chakra.ul aria-label="Parçalar" listStyleType="none" borderTopWidth="1px">
      {form.offered.map(({ lineId, name, quantity }) => (
        <chakra.li
          key={lineId}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="4"
          py="3"
          borderBottomWidth="1px"
        >
          <chakra.span minW="0" overflowWrap="anywhere">
            {name}{' '}
            <chakra.span color="fg.muted" whiteSpace="nowrap">
              ({quantity} adet)
            </chakra.span>
          </chakra.span>
          <Stepper
            value={form.quantityOf(lineId)}
            min={0}
            max={quantity}
            name={name}
            onChange={(next) => form.choose(lineId, next)}
          />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
