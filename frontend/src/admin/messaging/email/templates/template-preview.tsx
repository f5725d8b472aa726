import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { trpc } from '../../../../lib/server/trpc.js';
import { SelectField } from '../../../../ui/select-field.js';
import { describeFailure } from '../../../lib/describe-failure.js';
import { useDebouncedMutation } from '../../../lib/use-debounced.js';
import { ShownMail } from './shown-mail.js';
import type { TemplateValues } from './template-values.js';

/** The pause in typing after which the preview is updated. */
const PAUSE_MS = 400;

/** Previews the mail during editing, with sample facts or those of a real order or booking. */
export function TemplatePreview({ kind }: { readonly kind: string }) {
  const [mailId, setMailId] = useState('');
  const { preview, problem } = usePreview(kind, mailId);
  return (
    <chakra.section aria-labelledby="onizleme" position={{ lg: 'sticky' }} top="0" minW="0">
      <chakra.h3 id="onizleme" textStyle="label" mb="3">
        Önizleme
      </chakra.h3>
      <ExampleChoice kind={kind} value={mailId} onChoose={setMailId} />
      <ShownMail mail={preview} problem={problem} />
    </chakra.section>
  );
}

interface ExampleChoiceProps {
  readonly kind: string;
  readonly value: string;
  readonly onChoose: (mailId: string) => void;
}

/** Shown only when there are orders or bookings to choose from. */
function ExampleChoice({ kind, value, onChoose }: ExampleChoiceProps) {
  const { data: examples = [] } = trpc.admin.email.templateExamples.useQuery({ kind });
  if (examples.length === 0) {
    return (
      <chakra.p textStyle="note" color="fg.muted" mb="3">
        Örnek bilgilerle.
      </chakra.p>
    );
  }
  return (
    <chakra.div mb="3">
      <SelectField
        label="Hangi bilgilerle?"
        size="sm"
        placeholder="Örnek bilgilerle"
        options={examples.map(({ mailId, label }) => ({ value: mailId, label }))}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
    </chakra.div>
  );
}

function usePreview(kind: string, mailId: string) {
  const { client } = trpc.useUtils();
  const { control } = useFormContext<TemplateValues>();
  const [subject, preheader, bodyHtml] = useWatch({ control, name: ['subject', 'preheader', 'bodyHtml'] });
  const isBlank = subject.trim() === '' || bodyHtml.trim() === '';
  const written = useMemo(
    () => (isBlank ? null : { kind, subject, preheader, bodyHtml, ...(mailId !== '' && { mailId }) }),
    [isBlank, kind, subject, preheader, bodyHtml, mailId],
  );
  const { made, error } = useDebouncedMutation(written, PAUSE_MS, (requested) =>
    client.admin.email.previewTemplate.mutate(requested),
  );
  const problem = error === null ? (made?.problem ?? null) : describeFailure(error, 'Önizleme yüklenemedi.');
  return { preview: made, problem };
}
