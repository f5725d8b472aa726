import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { WriteWithAiDto } from '@contract/blog/ai-writer.dto.js';
import type { GeneratedPost } from '@contract/blog/ai-writer.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Note } from '../../../ui/note.js';
import { useGuardedClose } from '../../lib/use-guarded-close.js';
import { AiSettingsDialog } from './ai-settings-dialog.js';
import { WRITING_LOST } from './ai.texts.js';
import { useAiWriting } from './use-ai-writing.js';
import { AiPromptFields } from './ai-prompt-fields.js';
import { WritingFailure } from './writing-failure.js';
import { WritingProgress } from './writing-progress.js';

const promptResolver = classValidatorResolver(WriteWithAiDto, { validator: { stopAtFirstError: true } });

export type AiPromptSoFar = Pick<WriteWithAiDto, 'topic' | 'keywords' | 'category'>;

interface AiWriterDialogProps {
  /** The parts of the prompt that the post's form already answers. */
  readonly prompt: AiPromptSoFar;
  /** True when a new post would replace text in the editor. */
  readonly replaces: boolean;
  readonly onWritten: (post: GeneratedPost, prompt: WriteWithAiDto) => void;
  readonly onClose: () => void;
}

export function AiWriterDialog({ prompt, replaces, onWritten, onClose }: AiWriterDialogProps) {
  const formId = useId();
  const [isInSettings, setInSettings] = useState(false);
  const { writing, start, cancel } = useAiWriting(onWritten);
  const form = useForm<WriteWithAiDto>({
    resolver: promptResolver,
    defaultValues: {
      ...prompt,
      targetAudience: '',
      tone: 'professional',
      length: 'medium',
      additionalContext: '',
    },
  });
  const { topic, length } = form.getValues();
  const isWriting = writing.kind === 'writing';
  // Still busy while the dialog closes with a finished post, so that no second one can be started.
  const isBusy = isWriting || writing.kind === 'done';
  const close = useGuardedClose(isWriting, WRITING_LOST, onClose);
  return (
    <Dialog
      open
      onClose={close}
      width="coupon"
      title="AI ile yaz"
      closesOutside={false}
      footer={isBusy ? <CancelButton onPress={cancel} /> : <Actions formId={formId} onClose={onClose} />}
    >
      <FormProvider {...form}>
        <chakra.form
          id={formId}
          noValidate
          aria-label="Yazı isteği"
          hidden={isBusy}
          onSubmit={(event) => void form.handleSubmit(start)(event)}
          display={isBusy ? 'none' : 'grid'}
          gridTemplateColumns="minmax(0, 1fr)"
          gap="5"
        >
          {writing.kind === 'failed' && (
            <WritingFailure {...writing} onSettings={() => setInSettings(true)} />
          )}
          <KeyNeeded hasFailed={writing.kind === 'failed'} onSettings={() => setInSettings(true)} />
          {replaces && <Note tone="warning">Düzenleyicide yazdıklarınızın yerini yeni taslak alır.</Note>}
          <AiPromptFields />
          <chakra.p textStyle="sm" color="fg.subtle">
            Taslak kaydedilmeden önce düzenleyicide değiştirilebilir. Görseller ve dış bağlantılar metne
            alınmaz.
          </chakra.p>
        </chakra.form>
      </FormProvider>
      {isBusy && <WritingProgress topic={topic} length={length} characters={writing.characters} />}
      {isInSettings && <AiSettingsDialog onClose={() => setInSettings(false)} />}
    </Dialog>
  );
}

function CancelButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="outline" onClick={onPress}>
      İptal Et
    </Button>
  );
}

function Actions({ formId, onClose }: { readonly formId: string; readonly onClose: () => void }) {
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        Vazgeç
      </Button>
      <Button type="submit" form={formId}>
        Yazıyı Oluştur
      </Button>
    </>
  );
}

interface KeyNeededProps {
  /** True when the server has already reported the missing key. */
  readonly hasFailed: boolean;
  readonly onSettings: () => void;
}

/** Tells about a missing key before the form is filled in. */
function KeyNeeded({ hasFailed, onSettings }: KeyNeededProps) {
  const settings = trpc.admin.aiWriter.settings.useQuery();
  if (hasFailed || settings.data?.apiKey !== '') return null;
  return (
    <Note tone="info">
      <p>AI ile yazmak için önce API anahtarınızı girin.</p>
      <chakra.div mt="3">
        <Button size="sm" variant="outline" onClick={onSettings}>
          AI Ayarlarını Aç
        </Button>
      </chakra.div>
    </Note>
  );
}
