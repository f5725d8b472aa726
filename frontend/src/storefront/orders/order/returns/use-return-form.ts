import { useState } from 'react';
import type { ReturnableLine } from '@contract/returns/returnable-lines.js';
import { RETURN_REASONS, type ReturnKind, type ReturnReason } from '@contract/returns/return-state.js';

/** What the buyer has chosen so far. */
export function useReturnForm(lines: readonly ReturnableLine[]) {
  const mayReturn = lines.some(({ refusal, quantity }) => refusal === null && quantity > 0);
  const mayBeDamaged = lines.some((line) => line.mayBeDamaged && line.quantity > 0);
  const [kind, setKind] = useState<ReturnKind>(mayReturn ? 'withdrawal' : 'damage');
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState<ReturnReason>('not_said');
  const [note, setNote] = useState('');
  const [pictureIds, setPictureIds] = useState<readonly string[]>([]);
  const offered = lines.filter(
    (line) => line.quantity > 0 && (kind === 'damage' ? line.mayBeDamaged : line.refusal === null),
  );
  const chosen = offered
    .map(({ lineId }) => ({ lineId, quantity: quantities[lineId] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  return {
    ...{ mayReturn, mayBeDamaged, kind, setKind, offered, reason, note, setNote, pictureIds },
    quantityOf: (lineId: string) => quantities[lineId] ?? 0,
    choose: (lineId: string, quantity: number) => setQuantities({ ...quantities, [lineId]: quantity }),
    chooseReason: (value: string) => setReason(RETURN_REASONS.find((each) => each === value) ?? 'not_said'),
    addPicture: (id: string) => setPictureIds((before) => [...before, id]),
    removePicture: (id: string) => setPictureIds((before) => before.filter((each) => each !== id)),
    hasPieces: chosen.length > 0,
    isDirty: chosen.length > 0 || note !== '' || pictureIds.length > 0,
    asked: { kind, reason, note, lines: chosen, pictureIds: [...pictureIds] },
  };
}

export type ReturnForm = ReturnType<typeof useReturnForm>;
