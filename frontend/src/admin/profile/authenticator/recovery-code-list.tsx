import { chakra } from '@chakra-ui/react';
import { Copy, Download } from 'lucide-react';
import { saveFile } from '../../../lib/save-file.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Note } from '../../../ui/note.js';
import { toast } from '../../../ui/toast.js';

/** The codes as they are shown once, to be copied or downloaded. */
export function RecoveryCodeList({ codes }: { readonly codes: readonly string[] }) {
  const text = codes.join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success({ text: 'Kurtarma kodları kopyalandı.' });
    } catch {
      toast.error({ text: 'Kodlar kopyalanamadı. Dosyayı indirebilirsiniz.' });
    }
  };
  const download = () =>
    saveFile('toprak-kurtarma-kodlari.txt', new Blob([`${text}\n`], { type: 'text/plain' }));
  return (
    <chakra.div display="grid" gap="5">
      <Note tone="warning">
        Bu kodları yalnızca şimdi görüyorsunuz. Yazdırın ya da şifre kasanızda saklayın. Telefonunuz yanınızda
        değilken her biri bir kez giriş yapmanızı sağlar.
      </Note>
      <chakra.ol
        display="grid"
        gridTemplateColumns="1fr 1fr"
        gap="2"
        p="4"
        bg="bg.subtle"
        borderRadius="md"
        fontFamily="mono"
        fontVariantNumeric="tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ol>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" size="sm" icon={<Icon as={Copy} size="sm" />} onClick={() => void copy()}>
          Kopyala
        </Button>
        <Button variant="outline" size="sm" icon={<Icon as={Download} size="sm" />} onClick={download}>
          İndir
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
