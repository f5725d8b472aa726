import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatTl } from '@contract/common/money.js';
import type { DifferenceView } from '@contract/reconciliation/reconciliation.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { TextArea } from '../../ui/text-field.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';

interface ExplainDialogProps {
  readonly difference: DifferenceView;
  readonly onClose: () => void;
}

/** Asks why the two sides differ. It opens again by itself when the amounts change. */
export function ExplainDialog({ difference, onClose }: ExplainDialogProps) {
  const { id, oursKurus, theirsKurus } = difference;
  const { admin } = trpc.useUtils();
  const [explanation, setExplanation] = useState(difference.explanation ?? '');
  const [problem, setProblem] = useState<string>();
  const explaining = trpc.admin.reconciliation.explain.useMutation({
    onSuccess: () => {
      toast.success({ text: 'Açıklama kaydedildi.' });
      onClose();
    },
    onError: (error) => toast.error({ text: describeSaveFailure(error, 'Açıklama kaydedilemedi.') }),
    onSettled: () => admin.reconciliation.invalidate(),
  });
  const save = () => {
    const isMissing = explanation.trim() === '';
    setProblem(isMissing ? 'Farkın nedenini yazın.' : undefined);
    if (!isMissing) {
      explaining.mutate({ id, explanation, seenOursKurus: oursKurus, seenTheirsKurus: theirsKurus });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="confirm"
      title="Farkı açıklayın"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <Button pending={explaining.isPending} onClick={save}>
            Kaydet
          </Button>
        </>
      }
    >
      <chakra.p mb="4" color="fg.muted">
        Dükkân {formatTl(oursKurus)}, iyzico {formatTl(theirsKurus)}. Tutarlardan biri değişirse fark yeniden
        açılır.
      </chakra.p>
      <TextArea
        label="Neden?"
        rows={3}
        maxLength={500}
        error={problem}
        value={explanation}
        onChange={({ target }) => setExplanation(target.value)}
      />
    </Dialog>
  );
}
