import '../../lib/forms/class-metadata.js';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { InformationRequestDto } from '@contract/workshops/information-request.dto.js';
import type { ProgramCard } from '@contract/content/workshops-page.js';
import { describeError, type DescribedError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { confirm, ConfirmViewport } from '../../ui/confirm-dialog.js';
import { Dialog } from '../../ui/dialog.js';
import { InformationRequestForm } from './information-request-form.js';
import { InformationRequestSent } from './information-request-sent.js';
import { REQUEST, SENT } from './workshops.texts.js';

interface InformationRequestDialogProps {
  /** The program that the visitor came from; null when they choose one themselves. */
  readonly about: Pick<ProgramCard, 'slot' | 'title' | 'workshopType'> | null;
  readonly onClosed: () => void;
}

const EMPTY = { name: '', surname: '', email: '', phone: '', message: '' };

const resolver = classValidatorResolver(InformationRequestDto, { validator: { stopAtFirstError: true } });

export function InformationRequestDialog({ about, onClosed }: InformationRequestDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [problem, setProblem] = useState<DescribedError | null>(null);
  const [sent, setSent] = useState<InformationRequestDto | null>(null);
  const form = useForm<InformationRequestDto>({
    resolver,
    defaultValues: {
      ...EMPTY,
      ...(about && {
        workshopType: about.workshopType,
        program: about.slot,
        message: REQUEST.messageAbout(about.title),
      }),
    },
  });
  const { dirtyFields, isSubmitting } = form.formState;
  const hasTyped = Object.keys(dirtyFields).length > 0;
  const request = trpc.workshops.askForInformation.useMutation();
  const formId = useId();
  const submit = async (information: InformationRequestDto) => {
    setProblem(null);
    try {
      await request.mutateAsync(information);
      setSent(information);
    } catch (error) {
      const answer = describeError(error);
      setProblem(answer);
      Object.entries(answer.fields).forEach(([field, message], index) =>
        form.setError(field as keyof InformationRequestDto, { message }, { shouldFocus: index === 0 }),
      );
    }
  };
  const close = async () => {
    if (sent === null && hasTyped && !(await confirm(REQUEST.leave))) return;
    setOpen(false);
  };
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={() => void close()}
        onExited={onClosed}
        closesOutside={false}
        dismissible={!isSubmitting}
        title={sent ? SENT.title : REQUEST.title}
        footer={
          sent ? (
            <Button onClick={() => setOpen(false)}>{SENT.close}</Button>
          ) : (
            <Button type="submit" form={formId} pending={isSubmitting} pendingLabel={REQUEST.sending}>
              {REQUEST.send}
            </Button>
          )
        }
      >
        {sent ? (
          <InformationRequestSent request={sent} />
        ) : (
          <FormProvider {...form}>
            <InformationRequestForm
              id={formId}
              program={about?.title ?? null}
              problem={problem}
              onSubmit={(event) => void form.handleSubmit(submit)(event)}
            />
          </FormProvider>
        )}
      </Dialog>
      <ConfirmViewport />
    </>
  );
}
