import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { TextArea } from '../../../../ui/text-field.js';
import { ReturnActDialog, type ReturnDialogProps } from './return-act-dialog.js';
import { useReturnChanges } from './use-return-changes.js';

/** Refuses a return for a reason, which the buyer reads. */
export function RefuseDialog({ shown: { id, kind }, onClose }: ReturnDialogProps) {
  const { refuse, isPending } = useReturnChanges(onClose);
  const [refusal, setRefusal] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = () => {
    const isMissing = refusal.trim() === '';
    setProblem(isMissing ? 'Neden kabul etmediğinizi yazın; alıcıya bu cümle gider.' : undefined);
    if (!isMissing) refuse({ id, refusal });
  };
  return (
    <ReturnActDialog
      title="Bu bildirimi kabul etmiyor musunuz?"
      confirmLabel="Kabul Etme"
      isPending={isPending}
      isDanger
      onConfirm={send}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">
        {kind === 'withdrawal'
          ? 'Süresi içindeki cayma hakkı neden gösterilmeden kullanılır; yalnızca yasanın saydığı hâllerde reddedilebilir. Parçalar alıcıda kalır, nedeninizi e-postayla göndeririz.'
          : 'Parçalar alıcıda kalır, nedeninizi e-postayla göndeririz. Ayıplı maldan doğan hakları saklıdır.'}
      </chakra.p>
      <TextArea
        label="Neden"
        rows={3}
        maxLength={500}
        error={problem}
        value={refusal}
        onChange={({ target }) => setRefusal(target.value)}
      />
    </ReturnActDialog>
  );
}
