import { chakra } from '@chakra-ui/react';
import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { studioDate } from '@contract/common/dates.js';
import { describeError } from '../../lib/server/describe-error.js';
import { saveFile } from '../../lib/save-file.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { toast } from '../../ui/toast.js';
import { DeleteAccountDialog } from './delete-account-dialog.js';

export function PrivacySection({ onRemoved }: { readonly onRemoved: () => Promise<void> }) {
  const [isDeleting, setDeleting] = useState(false);
  const { isLoading, download } = useDownload();
  return (
    <chakra.div display="grid" gap="8">
      <Offer text="Profiliniz, siparişleriniz, rezervasyonlarınız, mesajlarınız ve giriş kayıtlarınız bir dosyada (JSON).">
        <Button
          variant="outline"
          icon={<Icon as={Download} />}
          pending={isLoading}
          pendingLabel="Hazırlanıyor..."
          onClick={() => void download()}
        >
          Verilerimi İndir
        </Button>
      </Offer>
      <Offer text="Hesabınız ve içindekiler kalıcı olarak silinir. Önce neyin silineceğini ve neyin kalacağını gösteririz.">
        <Button
          variant="dangerOutline"
          icon={<Icon as={Trash2} />}
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
        >
          Hesabımı Sil
        </Button>
      </Offer>
      <DeleteAccountDialog open={isDeleting} onClose={() => setDeleting(false)} onRemoved={onRemoved} />
    </chakra.div>
  );
}

function Offer({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <chakra.p color="fg.muted">{text}</chakra.p>
      {children}
    </chakra.div>
  );
}

function useDownload() {
  const { client } = trpc.useUtils();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const everything = await client.account.download.query();
      const name = `toprak-verilerim-${studioDate(new Date())}.json`;
      saveFile(name, new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }));
      toast.success({ title: 'Dosyanız hazır', text: name });
    } catch (error) {
      toast.error({ text: describeError(error).message });
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, download };
}
