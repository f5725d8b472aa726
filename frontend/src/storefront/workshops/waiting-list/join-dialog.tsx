import '../../../lib/forms/class-metadata.js';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { JoinWaitingListDto } from '@contract/waiting-list/waiting-list.dto.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { describeError, type DescribedError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { confirm, ConfirmViewport } from '../../../ui/confirm-dialog.js';
import { Dialog } from '../../../ui/dialog.js';
import { JoinForm } from './join-form.js';
import { Joined } from './joined.js';
import { JOIN, JOINED } from './waiting-list.texts.js';

interface JoinDialogProps {
  readonly session: WorkshopSessionView;
  readonly onClosed: () => void;
}

const EMPTY = {
  ...{ name: '', email: '', phone: '', note: '' },
  ...{ seats: 1, takesFewer: false, takesAnyDate: false, isStudent: false },
};

const resolver = classValidatorResolver(JoinWaitingListDto, { validator: { stopAtFirstError: true } });

/** Asks who wants to wait for seats of a full session. */
export function JoinDialog({ session, onClosed }: JoinDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [problem, setProblem] = useState<DescribedError | null>(null);
  const [joined, setJoined] = useState<JoinWaitingListDto | null>(null);
  // A repeated try, after a lost answer, joins once.
  const [requestKey] = useState(() => crypto.randomUUID());
  const form = useForm<JoinWaitingListDto>({
    resolver,
    defaultValues: { ...EMPTY, requestKey, sessionId: session.id },
  });
  const { dirtyFields, isSubmitting } = form.formState;
  const hasTyped = Object.keys(dirtyFields).length > 0;
  const join = trpc.waitingList.join.useMutation();
  const formId = useId();
  const submit = async (wish: JoinWaitingListDto) => {
    setProblem(null);
    try {
      await join.mutateAsync(wish);
      setJoined(wish);
    } catch (error) {
      const answer = describeError(error);
      setProblem(answer);
      Object.entries(answer.fields).forEach(([field, message], index) =>
        form.setError(field as keyof JoinWaitingListDto, { message }, { shouldFocus: index === 0 }),
      );
    }
  };
  const close = async () => {
    if (joined === null && hasTyped && !(await confirm(JOIN.leave))) return;
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
        title={joined ? JOINED.title : JOIN.title}
        footer={
          joined ? (
            <Button onClick={() => setOpen(false)}>{JOIN.close}</Button>
          ) : (
            <Button type="submit" form={formId} pending={isSubmitting} pendingLabel={JOIN.sending}>
              {JOIN.send}
            </Button>
          )
        }
      >
        {joined ? (
          <Joined email={joined.email} />
        ) : (
          <FormProvider {...form}>
            <JoinForm
              id={formId}
              session={session}
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
