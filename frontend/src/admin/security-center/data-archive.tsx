import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { PasswordDialog } from '../ui/password-dialog.js';
import { useDataArchive } from './use-data-archive.js';
import { useMay } from '../lib/use-may.js';

/** Lets a super admin take all the studio's data along, with the own password again. */
export function DataArchive() {
  const mayTakeOut = useMay('data.takeOut');
  const [isAsking, setAsking] = useState(false);
  const archive = useDataArchive();
  if (!mayTakeOut) return null;
  const close = () => {
    setAsking(false);
    archive.forget();
  };
  return (
    <chakra.section aria-label="Verilerim benim" mb="6">
      <chakra.h2 textStyle="h4" mb="1">
        Verilerim Benim
      </chakra.h2>
      <chakra.p color="fg.muted" mb="3" maxW="640px">
        Ürünler, seanslar, müşteriler, siparişler ve satırları, rezervasyonlar, kuponlar, blog, site ve
        sözleşme metinleri, mesajlar, talepler, bülten aboneleri ve atölye bilgileri CSV tabloları olarak,
        bütün resimlerle birlikte tek bir ZIP dosyasında iner. Dosyada müşterilerinizin kişisel bilgileri
        vardır; güvenli bir yerde saklayın.
      </chakra.p>
      <Button variant="outline" size="sm" icon={<Icon as={Download} />} onClick={() => setAsking(true)}>
        Bütün Verileri İndir
      </Button>
      <PasswordDialog
        open={isAsking}
        title="Bütün veriler indirilsin mi?"
        text="Devam etmek için şifrenizi yazın. Bu indirme işlem kaydına yazılır ve diğer süper yöneticilere haber verilir."
        confirmLabel="İndir"
        isPending={archive.isPending}
        refusal={archive.refusal}
        onClose={close}
        onConfirm={(password) => void archive.download(password).then((isDone) => isDone && setAsking(false))}
      />
    </chakra.section>
  );
}
