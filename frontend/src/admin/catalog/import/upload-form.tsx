import { chakra } from '@chakra-ui/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '@contract/app-error.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { useLeaveWarning } from '../../../lib/navigation/use-leave-warning.js';
import { Button } from '../../../ui/button.js';
import { FileField } from '../../../ui/file-field.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { sendForm } from '../../lib/send-form.js';
import { UPLOAD_FAILED } from './import.texts.js';

const TABLES = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes a table and, if there is one, a ZIP with the pictures that it names. */
export function UploadForm() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const leaving = useRef<AbortController>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  useLeaveWarning(share !== null, 'Yüklenmekte olan dosya yarıda kalır.');
  const send = async (data: FormData) => {
    setProblem(undefined);
    setShare(0);
    try {
      const signal = leaving.current?.signal ?? new AbortController().signal;
      const { id } = await sendForm('/api/urun-aktarim', data, { onProgress: setShare, signal });
      setShare(null);
      void navigate(adminPaths.productImport(String(id)));
    } catch (error) {
      setShare(null);
      setProblem(describeError(error, { network: UPLOAD_FAILED, unexpected: UPLOAD_FAILED }).message);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const data = new FormData(form.current ?? undefined);
    const [table, pictures] = [data.get('table'), data.get('pictures')];
    if (pictures instanceof File && pictures.size === 0) data.delete('pictures');
    if (table instanceof File && table.name !== '') void send(data);
    else setProblem(errorText('import_file_missing'));
  };
  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label="Tablo yükleme"
      onSubmit={submit}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      gap="4"
      maxW="760px"
      mb="8"
    >
      <FileField
        name="table"
        label="Tablo"
        accept={TABLES}
        error={problem}
        help="CSV ya da Excel (.xlsx), en fazla 20 MB. Shopify, WooCommerce ve ikas’tan aldığınız ürün dosyaları tanınır."
      />
      <FileField
        name="pictures"
        label="Resimler"
        optional
        accept=".zip,application/zip"
        help="Tabloda dosya adlarıyla geçen resimlerin ZIP’i, en fazla 100 MB. Adresleri olan resimler için gerekmez."
      />
      <chakra.div gridColumn="1 / -1">
        <Button type="submit" pending={share !== null} pendingLabel={pendingLabel(share)}>
          Tabloyu Yükle
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

/** The server reads the table once all of it has arrived. */
function pendingLabel(share: number | null): string {
  if (share === null || share >= 1) return 'Okunuyor...';
  return `Yükleniyor, % ${Math.round(share * 100)}`;
}
