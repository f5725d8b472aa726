import { chakra } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatDateTime } from '@contract/common/dates.js';
import type { AdminLegalText, LegalVersionView } from '@contract/legal/legal.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { Skeleton } from '../../ui/skeleton.js';
import { toast } from '../../ui/toast.js';
import { LoadError } from '../ui/load-error.js';
import { WordDiff } from '../ui/word-diff.js';
import { CancelVersion } from './cancel-version.js';
import { changedClauses, type LegalValues } from './legal-values.js';
import { NOT_LOADED } from './legal.texts.js';
import { versionName } from './version-name.js';

const STATES = {
  in_force: { tone: 'success', label: 'Yürürlükte' },
  to_come: { tone: 'info', label: 'Sırada' },
  cancelled: { tone: 'neutral', label: 'Geri alındı' },
  past: { tone: 'neutral', label: 'Eski' },
} as const;

/** All texts that were ever in force; each can be compared with the one that is being written, and become it. */
export function Versions({ text }: { readonly text: AdminLegalText }) {
  const [compared, setCompared] = useState<number | null>(null);
  return (
    <chakra.section aria-labelledby="legal-versions" mt="10">
      <chakra.h2 id="legal-versions" textStyle="h4" mb="3">
        Sürümler
      </chakra.h2>
      <ul>
        {text.versions.map((version) => (
          <Version
            key={version.version}
            kind={text.kind}
            version={version}
            onCompare={() => setCompared(version.version)}
          />
        ))}
      </ul>
      {compared !== null && (
        <CompareDialog kind={text.kind} version={compared} onClose={() => setCompared(null)} />
      )}
    </chakra.section>
  );
}

interface VersionProps extends Pick<AdminLegalText, 'kind'> {
  readonly version: LegalVersionView;
  readonly onCompare: () => void;
}

function Version({ kind, version: view, onCompare }: VersionProps) {
  const { version, state, inForceFrom, createdBy } = view;
  const { tone, label } = STATES[state];
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" py="3" borderBottomWidth="1px">
      <chakra.div flex="1" minW="200px">
        <strong>{versionName(version)}</strong> <Badge tone={tone}>{label}</Badge>
        <chakra.p textStyle="sm" color="fg.muted">
          {inForceFrom === null
            ? 'Sitenin kendi metni'
            : `${formatDateTime(inForceFrom)} itibarıyla · ${createdBy ?? 'Silinmiş yönetici'}`}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="3">
        {state === 'to_come' && inForceFrom !== null && (
          <CancelVersion kind={kind} version={version} inForceFrom={inForceFrom} />
        )}
        <Button
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Karşılaştır: ${versionName(version)}`}
          onClick={onCompare}
        >
          Karşılaştır
        </Button>
      </chakra.div>
    </chakra.li>
  );
}

interface CompareDialogProps extends Pick<AdminLegalText, 'kind'> {
  readonly version: number;
  readonly onClose: () => void;
}

/** Shows what changed from that version to the text in the form. */
function CompareDialog({ kind, version, onClose }: CompareDialogProps) {
  const { getValues, setValue, formState } = useFormContext<LegalValues>();
  const old = trpc.admin.legal.clauses.useQuery({ kind, version });
  const changes = old.data && changedClauses(old.data, getValues('clauses'));
  const restore = async () => {
    const question = {
      title: 'Bu sürümden taslak yapalım mı?',
      text: 'Kaydetmediğiniz değişikliklerin yerine bu sürümün maddeleri gelir.',
      confirmLabel: 'Taslak Yap',
    };
    if (old.data === undefined || (formState.isDirty && !(await confirm(question)))) return;
    setValue('clauses', [...old.data], { shouldDirty: true });
    toast.success({ text: `${versionName(version)} taslağa geldi; kaydedip yürürlüğe alabilirsiniz.` });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width="coupon"
      fullScreenOnPhone
      title={`${versionName(version)} ile yazdığınız metin`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Kapat
          </Button>
          {changes !== undefined && changes.length > 0 && (
            <Button icon={<Icon as={RotateCcw} />} onClick={() => void restore()}>
              Bu Sürümden Taslak Yap
            </Button>
          )}
        </>
      }
    >
      {old.isError && <LoadError query={old} what={NOT_LOADED} />}
      {old.isPending && <Skeleton h="240px" borderRadius="md" />}
      {changes?.length === 0 && <p>İki metin aynı.</p>}
      <chakra.div display="grid" gap="5">
        {changes?.map(({ key, heading, before, after }) => (
          <section key={key}>
            <chakra.h3 textStyle="label" mb="2">
              {heading}
            </chakra.h3>
            <WordDiff before={before} after={after} />
          </section>
        ))}
      </chakra.div>
    </Dialog>
  );
}
