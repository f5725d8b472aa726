import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import type { AdminLegalText } from '@contract/legal/legal.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast.js';
import { NOT_DISCARDED } from './legal.texts.js';
import { PutInForceDialog } from './put-in-force-dialog.js';
import { versionName } from './version-name.js';

interface DraftStateProps {
  readonly text: AdminLegalText;
  /** What is typed was not saved yet. */
  readonly isDirty: boolean;
}

/** Says which text is in force and whether another one waits to be. */
export function DraftState({ text, isDirty }: DraftStateProps) {
  const { kind, draft, draftVersion, inForce, versions } = text;
  const [isAsking, setAsking] = useState(false);
  const toCome = versions.filter(({ state }) => state === 'to_come');
  return (
    <chakra.section
      aria-label="Durum"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      mb="6"
      p="4"
      borderRadius="md"
      bg="bg.subtle"
    >
      <chakra.div flex="1" minW="220px" display="grid" gap="1">
        <span>
          <Badge tone="success">Yürürlükte</Badge> {versionName(inForce.version)}
        </span>
        {toCome.map(({ version, inForceFrom }) => (
          <span key={version}>
            <Badge tone="info">Sırada</Badge> {versionName(version)}, {formatDateTime(inForceFrom ?? '')}{' '}
            itibarıyla
          </span>
        ))}
        {draft !== null && (
          <span>
            <Badge tone="warning">Taslak</Badge> {formatDateTime(draft.updatedAt)} kaydedildi
          </span>
        )}
        {isDirty && <chakra.span color="fg.muted">Kaydedilmemiş değişiklikler var.</chakra.span>}
      </chakra.div>
      {draft !== null && (
        <>
          <DiscardButton kind={kind} version={draftVersion} />
          <Button size="sm" disabled={isDirty} aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Yürürlüğe Al
          </Button>
        </>
      )}
      {isAsking && <PutInForceDialog text={text} onClose={() => setAsking(false)} />}
    </chakra.section>
  );
}

function DiscardButton({ kind, version }: Pick<AdminLegalText, 'kind'> & { readonly version: number }) {
  const { admin } = trpc.useUtils();
  const discard = trpc.admin.legal.discardDraft.useMutation({
    onSuccess: () => toast.success({ text: 'Taslak silindi; yürürlükteki metin duruyor.' }),
    onError: (error) => toast.error({ text: describeError(error, NOT_DISCARDED).message }),
    onSettled: () => admin.legal.text.invalidate({ kind }),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: 'Taslağı silelim mi?',
      text: 'Taslakta yazdıklarınız geri gelmez. Yürürlükteki metin ve eski sürümler durur.',
      confirmLabel: 'Taslağı Sil',
    });
    if (isSure) discard.mutate({ kind, version });
  };
  return (
    <Button
      variant="outline"
      size="sm"
      pending={discard.isPending}
      pendingLabel="Siliniyor..."
      onClick={() => void ask()}
    >
      Taslağı Sil
    </Button>
  );
}
