import { useState } from 'react';
import { ConflictDialog } from './conflict-dialog.js';
import type { AnswerConflict } from './use-answer.js';

interface AnswerConflictDialogProps {
  readonly conflict: AnswerConflict;
  readonly onSendAnyway: () => Promise<void>;
  readonly onWriteOn: () => void;
  readonly onLeave: () => void;
}

/** Shows a conflict: the answer of somebody else next to the one that is about to be sent. */
export function AnswerConflictDialog({
  conflict,
  onSendAnyway,
  onWriteOn,
  onLeave,
}: AnswerConflictDialogProps) {
  const [isSending, setSending] = useState(false);
  const { mine, theirs, isAnswered } = conflict;
  const written = ({ subject, text }: AnswerConflict['mine']) => `${subject}\n\n${text}`;
  return (
    <ConflictDialog
      words={{
        lead: isAnswered
          ? 'Siz yazarken başka biri bu talebi yanıtladı. Sizin yanıtınız henüz gitmedi; iki metne bakıp karar verin.'
          : `Bu talep siz yazarken değişti; durumu şimdi “${theirs.status}”. Yanıtınız henüz gitmedi, yazdıklarınız duruyor.`,
        takeTheirs: 'Göndermeden Çık',
        keepMine: 'Yine de Gönder',
        keepingMine: 'Gönderiliyor...',
      }}
      fields={[
        {
          label: 'Yanıt',
          mine: written(mine),
          theirs: theirs.answer && written(theirs.answer),
        },
      ]}
      pending={isSending}
      onKeepMine={() => {
        setSending(true);
        void onSendAnyway().finally(() => setSending(false));
      }}
      onTakeTheirs={onLeave}
      onClose={onWriteOn}
    />
  );
}
