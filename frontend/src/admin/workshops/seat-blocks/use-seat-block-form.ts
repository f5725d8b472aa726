import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { formatPhone } from '@contract/common/phone.js';
import { AddSeatBlockDto } from '@contract/workshops/seat-block.dto.js';
import type { SeatBlock } from '@contract/workshops/seat-block.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { toast } from '../../../ui/toast.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';

const resolver = classValidatorResolver(AddSeatBlockDto, { validator: { stopAtFirstError: true } });

/** Whose seats the form is about: new ones, a part of those that nobody has named, or a block that is changed. */
export type BlockInForm =
  | { readonly act: 'add' }
  | { readonly act: 'name' | 'change'; readonly block: SeatBlock };

/** The form of seats that no booking has. A repeated request after a lost answer takes them once. */
export function useSeatBlockForm(sessionId: string, what: BlockInForm, onSaved: () => void) {
  const utils = trpc.useUtils();
  const form = useForm<AddSeatBlockDto>({ resolver, defaultValues: valuesOf(sessionId, what) });
  const fail = (error: unknown) => {
    toast.error({ text: describeSaveFailure(error, 'Yerler ayrılamadı.') });
    // What was typed can still be saved, out of seats that are free.
    if (describeError(error).code === 'seat_block_gone') form.setValue('outOf', null);
  };
  const options = {
    onSuccess: () => {
      toast.success({ text: what.act === 'add' ? 'Yerler ayrıldı.' : 'Değişiklik kaydedildi.' });
      onSaved();
    },
    onError: fail,
    onSettled: () => Promise.all([utils.admin.seatBlocks.invalidate(), utils.admin.workshops.invalidate()]),
  };
  const add = trpc.admin.seatBlocks.add.useMutation(options);
  const change = trpc.admin.seatBlocks.change.useMutation(options);
  return {
    form,
    isPending: add.isPending || change.isPending,
    send: form.handleSubmit((values) => {
      const { kind, seats, name, phone = '', note } = values;
      if (what.act !== 'change') add.mutate(values);
      else change.mutate({ id: what.block.id, version: what.block.version, kind, seats, name, phone, note });
    }),
  };
}

function valuesOf(sessionId: string, what: BlockInForm): AddSeatBlockDto {
  const made = { id: crypto.randomUUID(), sessionId };
  if (what.act === 'add') {
    return { ...made, kind: 'studio', seats: 1, name: '', phone: '', note: '', outOf: null };
  }
  const { id, kind, seats, name, phone, note } = what.block;
  return {
    ...made,
    ...{ kind, seats, name, note, phone: phone && formatPhone(phone) },
    outOf: what.act === 'name' ? id : null,
  };
}
