import { chakra } from '@chakra-ui/react';
import { type SyntheticEvent, useState } from 'react';
import { EXPORT_DAYS } from '@contract/data-requests/data-request.js';
import type { AdminDataRequestView } from '@contract/data-requests/admin-data-requests.views.js';
import { draftAnswer } from '@contract/data-requests/draft-answer.js';
import { useRequestKey } from '../../lib/server/use-request-key.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { CheckboxField } from '../../ui/checkbox-field.js';
import { RadioCard } from '../../ui/radio-card.js';
import { TextArea } from '../../ui/text-field.js';
import { toast } from '../../ui/toast.js';
import { describeSaveFailure } from '../lib/describe-load-failure.js';

type Outcome = 'answered' | 'refused';

const TEXT_LENGTH = 5000;

interface AnswerFormProps {
  readonly request: AdminDataRequestView;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onAnswered: () => void;
}

/** Closes the request by an answer, or a refusal with its reason. Both are mailed and kept. */
export function AnswerForm({ request, onDirty, onAnswered }: AnswerFormProps) {
  const { id, version, kind, name, erasedAt } = request;
  const isErased = erasedAt !== null;
  const [outcome, setOutcome] = useState<Outcome>('answered');
  const [text, setText] = useState(() => draftAnswer({ name, kind, isErased }));
  const [sendsExport, setSendsExport] = useState((kind === 'copy' || kind === 'held') && !isErased);
  const [error, setError] = useState<string | undefined>(undefined);
  const keyOf = useRequestKey();
  const { admin } = trpc.useUtils();
  const answering = trpc.admin.dataRequests.answer.useMutation({
    onSuccess: () => {
      toast.success({ text: 'Yanıtınız yola çıktı; başvuru kapandı.' });
      onAnswered();
    },
    onError: (failure) => setError(describeSaveFailure(failure, 'Yanıt gönderilemedi.')),
    onSettled: () => admin.dataRequests.invalidate(),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const answer = {
      id,
      version,
      outcome,
      text: text.trim(),
      sendsExport: sendsExport && outcome === 'answered',
    };
    setError(answer.text === '' ? 'Yanıtı yazın.' : undefined);
    if (answer.text === '') return;
    answering.mutate({ ...answer, requestKey: keyOf(Object.values(answer)) });
  };
  const write = (written: string) => {
    setText(written);
    onDirty(true);
  };
  return (
    <chakra.form noValidate aria-label="Başvuruyu yanıtlayın" onSubmit={submit} display="grid" gap="4">
      <chakra.div
        role="radiogroup"
        aria-label="Sonuç"
        display="grid"
        gap="2"
        gridTemplateColumns={{ md: '1fr 1fr' }}
      >
        <RadioCard name="outcome" isChosen={outcome === 'answered'} onChoose={() => setOutcome('answered')}>
          Yanıtla
        </RadioCard>
        <RadioCard name="outcome" isChosen={outcome === 'refused'} onChoose={() => setOutcome('refused')}>
          Gerekçeyle reddet
        </RadioCard>
      </chakra.div>
      <TextArea
        label={outcome === 'refused' ? 'Ret gerekçesi' : 'Yanıtınız'}
        help="E-postayla gönderilir ve başvuruyla birlikte saklanır."
        rows={9}
        maxLength={TEXT_LENGTH}
        value={text}
        error={error}
        onChange={({ target }) => write(target.value)}
      />
      {outcome === 'answered' && (
        <CheckboxField
          label="Verilerinin kopyasını indirmeye aç"
          help={`Kişi ${EXPORT_DAYS} gün boyunca e-postadaki bağlantıdan tek dosyada indirebilir.`}
          checked={sendsExport}
          onChange={({ target }) => setSendsExport(target.checked)}
        />
      )}
      <chakra.div>
        <Button type="submit" pending={answering.isPending} pendingLabel="Gönderiliyor...">
          {outcome === 'refused' ? 'Reddet ve Gönder' : 'Yanıtı Gönder'}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
