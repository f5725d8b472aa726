import { chakra } from '@chakra-ui/react';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { AnswerDto } from '@contract/admin/record.dto.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { Paragraphs } from '../../ui/paragraphs.js';
import { TextArea, TextField } from '../../ui/text-field.js';

const resolver = classValidatorResolver(AnswerDto, { validator: { stopAtFirstError: true } });

interface AnswerDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Whom the mail goes to. */
  readonly to: string;
  readonly asked: string;
  /** With the version that the answer is to: another's change in between is noticed. */
  readonly draft: AnswerDto;
  /** False when it was not sent: what was typed then stays. */
  readonly onSend: (answer: AnswerDto) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A mail from the studio to whoever asked for something. */
export function AnswerDialog({ open, title, to, asked, draft, onSend, onClose }: AnswerDialogProps) {
  const formId = useId();
  const { register, handleSubmit, formState } = useForm<AnswerDto>({ resolver, defaultValues: draft });
  const { errors, isSubmitting } = formState;
  const submit = async ({ subject, text }: AnswerDto) => {
    // The version may have moved on since the form was begun.
    if (await onSend({ id: draft.id, version: draft.version, subject, text })) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="coupon"
      title={title}
      closesOutside={false}
      dismissible={!isSubmitting}
      footer={
        <>
          <Button variant="outline" size="sm" disabled={isSubmitting} onClick={onClose}>
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
        <chakra.div p="4" bg="bg.subtle" borderRadius="md" textStyle="sm" overflowWrap="anywhere">
          <chakra.p fontWeight="650" mb="1">
            {to} size yazdı
          </chakra.p>
          <Paragraphs text={asked} />
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
