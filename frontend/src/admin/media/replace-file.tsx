import { RefreshCw } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { AdminMediaItem } from '@contract/media/admin-media.views.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { Icon } from '../../ui/icon.js';
import { toast } from '../../ui/toast.js';
import { mediaName } from '../lib/media-labels.js';
import { UPDATE_FAILED } from './media.texts.js';
import { uploadFile } from '../lib/upload-file.js';

interface ReplaceFileProps {
  readonly item: AdminMediaItem;
  readonly onReplaced: (item: AdminMediaItem) => void;
}

/** Gives a picture another file. The site shows it wherever it shows the old one, so that is said first. */
export function ReplaceFile({ item, onReplaced }: ReplaceFileProps) {
  const utils = trpc.useUtils();
  const box = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const replace = async (file: File) => {
    const { id, version } = item;
    const uses = await utils.admin.media.uses.fetch({ id }, { staleTime: 0 });
    const isMeant = await confirm({
      title: `“${mediaName(item)}” yerine “${file.name}” konsun mu?`,
      text: `${placesOf(uses)} Eski dosya geri getirilemez.`,
      confirmLabel: 'Dosyayı Değiştir',
    });
    if (!isMeant) return;
    const fileName = await uploadFile(file);
    onReplaced(await utils.client.admin.media.replace.mutate({ id, version, fileName }));
    toast.success({ text: 'Görselin dosyası değiştirildi.' });
    await utils.admin.media.list.invalidate();
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after a failure.
    target.value = '';
    if (!file) return;
    setBusy(true);
    try {
      await replace(file);
    } catch (error) {
      toast.error({ text: describeError(error, UPDATE_FAILED).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <input
        ref={box}
        type="file"
        hidden
        aria-label="Yeni dosya"
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void choose(event)}
      />
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={RefreshCw} size="sm" />}
        pending={isBusy}
        pendingLabel="Değiştiriliyor..."
        onClick={() => box.current?.click()}
      >
        Dosyayı Değiştir
      </Button>
    </>
  );
}

function placesOf(uses: readonly { readonly label: string }[]): string {
  if (uses.length === 0) return 'Bu görsel şu anda hiçbir yerde kullanılmıyor.';
  return `Yeni dosya şuralarda görünecek: ${uses.map(({ label }) => label).join('; ')}.`;
}
