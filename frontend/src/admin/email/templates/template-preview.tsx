import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { trpc } from '../../../lib/trpc.js';
import { Note } from '../../../ui/note.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { failureText } from '../../lib/failure-text.js';
import { useMadeOf } from '../../lib/use-settled.js';
import { MailFrame } from './mail-frame.js';
import type { TemplateValues } from './template-values.js';

/** As long as somebody pauses between two letters. */
const PAUSE_MS = 400;

/** What the mail looks like with sample data, while it is being written. */
export function TemplatePreview({ kind }: { readonly kind: string }) {
  const { preview, problem, isBuiltIn } = usePreview(kind);
  return (
    <chakra.section aria-labelledby="onizleme" position={{ lg: 'sticky' }} top="0" minW="0">
      <chakra.h3 id="onizleme" textStyle="label">
        Önizleme
      </chakra.h3>
      <chakra.p textStyle="note" color="fg.muted" mb="3">
        {leadOf(isBuiltIn, problem !== null)}
      </chakra.p>
      <chakra.div role="status" mb="3" css={{ '&:empty': { display: 'none' } }}>
        {problem !== null && <Note tone="danger">{problem}</Note>}
      </chakra.div>
      {preview ? (
        <>
          <chakra.p mb="2" overflowWrap="anywhere">
            Konu: <strong>{preview.subject}</strong>
          </chakra.p>
          <MailFrame html={preview.html} />
        </>
      ) : (
        problem === null && <Skeleton h="480px" />
      )}
    </chakra.section>
  );
}

function leadOf(isBuiltIn: boolean, hasProblem: boolean): string {
  if (isBuiltIn) return 'Hazır metin; siz yazana kadar bu gidiyor.';
  return hasProblem ? 'Yazdığınız hâliyle; düzelince örnek bilgilerle dolar.' : 'Örnek bilgilerle.';
}

function usePreview(kind: string) {
  const { client } = trpc.useUtils();
  const { control } = useFormContext<TemplateValues>();
  const [subject, bodyHtml, bodyText] = useWatch({ control, name: ['subject', 'bodyHtml', 'bodyText'] });
  const written = useMemo(() => ({ kind, subject, bodyHtml, bodyText }), [kind, subject, bodyHtml, bodyText]);
  const { made, error } = useMadeOf(written, PAUSE_MS, async (asked) => {
    if (!isBlank(asked)) return client.admin.email.previewTemplate.mutate(asked);
    return { ...(await client.admin.email.builtInTemplate.query({ kind })), problem: null };
  });
  const problem = error === null ? (made?.problem ?? null) : failureText(error, 'Önizleme yüklenemedi.');
  return { preview: made, problem, isBuiltIn: isBlank(written) };
}

/** The ready mail goes out as long as one of them is missing. */
function isBlank({ subject, bodyHtml }: Pick<TemplateValues, 'subject' | 'bodyHtml'>): boolean {
  return subject.trim() === '' || bodyHtml.trim() === '';
}
