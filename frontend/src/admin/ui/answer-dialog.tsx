import { chakra } from '@chakra-ui/react';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { AnswerDto } from '@contract/admin/record.dto.js';
import { useLeaveWarning } from '../../lib/navigation/use-leave-warning.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { Dialog } from '../../ui/dialog.js';
import { ErrorSummary } from '../../ui/error-summary.js';
import { Icon } from '../../ui/icon.js';
import { Paragraphs } from '../../ui/paragraphs.js';
import { TextArea, TextField } from '../../ui/text-field.js';
import { AnswerConflictDialog } from './answer-conflict-dialog.js';
import { unfinishedDraft } from './unfinished-draft.js';
import { type AnsweredRecord, useAnswer } from './use-answer.js';

const UNSENT = 'Yazdığınız yanıt henüz gönderilmedi; çıkarsanız kaybolur.';
const LEAVING = {
  title: 'Yanıtınız gönderilmeden kapansın mı?',
  text: 'Yazdıklarınız kaybolur.',
  confirmLabel: 'Göndermeden Kapat',
  cancelLabel: 'Yazmaya Dön',
};
const resolver = classValidatorResolver(AnswerDto, { validator: { stopAtFirstError: true } });

interface AnswerDialogProps {
  readonly title: string;
  /** The recipient's address. */
  readonly to: string;
  readonly requested: string;
  /** The suggested beginning with the version that it answers. It is read only when the dialog opens. */
  readonly draft: AnswerDto;
  readonly record: AnsweredRecord;
  readonly send: (answer: AnswerDto) => Promise<unknown>;
  readonly readAgain: () => Promise<AnsweredRecord>;
  readonly sentText: string;
  readonly onClose: () => void;
}

/** A mail from the studio to somebody who asked for something. Closing it with typed text asks first. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { title, to, requested, draft, onClose } = props;
  const formId = useId();
  const { register, handleSubmit, formState, setError } = useForm<AnswerDto>({
    resolver,
    defaultValues: draft,
  });
  const { errors, isSubmitting, isDirty, submitCount } = formState;
  const { conflict, send, sendAnyway, writeOn } = useAnswer({ ...props, onSent: onClose });
  useLeaveWarning(isDirty, UNSENT);
  const [beginning] = useState(draft.text);
  const submit = (answer: AnswerDto): Promise<void> | undefined => {
    const unfinished = unfinishedDraft(answer.text, beginning);
    if (unfinished === null) return send(answer);
    setError('text', { message: unfinished }, { shouldFocus: true });
    return undefined;
  };
  const leave = async () => {
    if (!isDirty || (await confirm(LEAVING))) onClose();
  };
  if (conflict) {
    return (
      <AnswerConflictDialog
        conflict={conflict}
        onSendAnyway={sendAnyway}
        onWriteOn={writeOn}
        onLeave={() => void leave()}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={() => void leave()}
      width="coupon"
      title={title}
      closesOutside={false}
      dismissible={!isSubmitting}
      footer={
        <>
          <Button variant="outline" size="sm" disabled={isSubmitting} onClick={() => void leave()}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            form={formId}
            size="sm"
            icon={<Icon as={Send} size="sm" />}
            pending={isSubmitting}
            pendingLabel="Gönderiliyor..."
          >
            Yanıtı Gönder
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        display="grid"
        gap="5"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <ErrorSummary errors={errors} attempt={submitCount} />
        <chakra.div p="4" bg="bg.subtle" borderRadius="md" textStyle="sm" overflowWrap="anywhere">
          <chakra.p fontWeight="650" mb="1">
            {to} size yazdı
          </chakra.p>
          <Paragraphs text={requested} />
        </chakra.div>
        <TextField label="Konu" size="sm" error={errors.subject?.message} {...register('subject')} />
        <TextArea
          label="Yanıtınız"
          rows={11}
          help={`${to} adresine e-posta olarak gider. Cevap yazarsa atölyenin posta kutusuna düşer.`}
          error={errors.text?.message}
          {...register('text')}
        />
      </chakra.form>
    </Dialog>
  );
}
