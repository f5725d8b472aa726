import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Stepper } from '../../../../ui/stepper.js';
import { ReturnActDialog, type ReturnDialogProps } from './return-act-dialog.js';
import { useReturnChanges } from './use-return-changes.js';

/** Takes the parcel in: how many pieces of each line are whole. */
export function ReceiveDialog({ shown: { id, pieces }, onClose }: ReturnDialogProps) {
  const { receive, isPending } = useReturnChanges(onClose);
  const [whole, setWhole] = useState<Readonly<Record<string, number>>>({});
  const wholeOf = (lineId: string, quantity: number) => whole[lineId] ?? quantity;
  const lines = pieces.map(({ lineId, quantity }) => ({ lineId, wholeQuantity: wholeOf(lineId, quantity) }));
  return (
    <ReturnActDialog
      title="Gelen parçaları teslim alın"
      confirmLabel="Teslim Al"
      isPending={isPending}
      onConfirm={() => receive({ id, lines })}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">
        Kaç parçanın sağlam geldiğini yazın. Sağlam parçalar rafa döner, kırık olanlar dönmez. Alıcıya
        paketinin ulaştığını yazarız.
      </chakra.p>
      <chakra.ul aria-label="Sağlam gelen parçalar" listStyleType="none" borderTopWidth="1px">
        {pieces.map(({ lineId, name, quantity }) => (
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
              value={wholeOf(lineId, quantity)}
              min={0}
              max={quantity}
              name={`${name}, sağlam`}
              onChange={(next) => setWhole({ ...whole, [lineId]: next })}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </ReturnActDialog>
  );
}
