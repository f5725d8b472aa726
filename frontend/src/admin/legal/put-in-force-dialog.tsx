import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { studioDate } from '@contract/common/dates.js';
import type { AdminLegalText } from '@contract/legal/legal.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { Dialog } from '../../ui/dialog.js';
import { FormProblem } from '../../ui/form-problem.js';
import { Note } from '../../ui/note.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast.js';
import { NOT_IN_FORCE } from './legal.texts.js';
import { useMissingDemands } from './use-typed-clauses.js';

interface PutInForceDialogProps {
  readonly text: AdminLegalText;
  readonly onClose: () => void;
}

/** Asks from when on buyers accept the draft, and whether they may although something is missing. */
export function PutInForceDialog({ text, onClose }: PutInForceDialogProps) {
  const { kind, draftVersion: version } = text;
  const missing = useMissingDemands(text);
  const [today] = useState(() => studioDate(new Date()));
  const [from, setFrom] = useState('');
  const [acceptsMissing, setAcceptsMissing] = useState(false);
  const { admin, content } = trpc.useUtils();
  const putting = trpc.admin.legal.putInForce.useMutation({
    onSuccess: async () => {
      toast.success({
        text:
          from === ''
            ? 'Metin yürürlükte; yeni alıcılar bunu onaylar.'
            : 'Metin, seçtiğiniz gün yürürlüğe girer.',
      });
      await Promise.all([admin.legal.text.invalidate({ kind }), content.invalidate()]);
      onClose();
    },
    // The draft may have changed meanwhile, and is then read again behind the dialog.
    onError: () => admin.legal.text.invalidate({ kind }),
  });
  const mayGoOn = missing.length === 0 || acceptsMissing;
  return (
    <Dialog
      open
      onClose={onClose}
      width="confirm"
      dismissible={!putting.isPending}
      title="Metni yürürlüğe alalım mı?"
      footer={
        <>
          <Button variant="outline" disabled={putting.isPending} onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            disabled={!mayGoOn}
            pending={putting.isPending}
            pendingLabel="Yürürlüğe alınıyor..."
            onClick={() => putting.mutate({ kind, version, acceptsMissing, ...(from !== '' && { from }) })}
          >
            Yürürlüğe Al
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <p>
          Yeni siparişler bu metinle verilir. Verilmiş siparişler kendi metinleriyle kalır; şu anda ödeme
          adımında olanlara metin yeniden sorulur.
        </p>
        <TextField
          type="date"
          label="Yürürlük günü"
          optional
          help="Boşsa hemen; seçerseniz o günün başında."
          min={today}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        {missing.length > 0 && (
          <>
            <Note tone="warning">
              Yasanın istediği şunlar eksik: {missing.map(({ label }) => label).join(', ')}.
            </Note>
            <CheckboxField
              name="acceptsMissing"
              label="Eksikleri biliyorum, yine de yürürlüğe alıyorum."
              checked={acceptsMissing}
              onChange={({ target }) => setAcceptsMissing(target.checked)}
            />
          </>
        )}
        <FormProblem
          text={putting.error === null ? undefined : describeError(putting.error, NOT_IN_FORCE).message}
        />
      </chakra.div>
    </Dialog>
  );
}
