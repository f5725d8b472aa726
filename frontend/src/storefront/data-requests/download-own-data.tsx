import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import type { DataRequestKeyDto } from '@contract/data-requests/data-requests.dto.js';
import { saveFile } from '../../lib/save-file.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { Note } from '../../ui/note.js';
import { REQUEST_PAGE } from './data-request.texts.js';

type Progress = 'none' | 'loading' | 'done' | 'failed';

interface DownloadOwnDataProps {
  readonly address: DataRequestKeyDto;
  /** ISO instant. */
  readonly until: string;
}

/** Downloads with `fetch`, which shows whether the file arrived whole. */
export function DownloadOwnData({ address: { requestId, requestSecret }, until }: DownloadOwnDataProps) {
  const [progress, setProgress] = useState<Progress>('none');
  const download = async () => {
    setProgress('loading');
    try {
      const answer = await fetch(`/api/kisisel-veriler/${requestId}?anahtar=${requestSecret}`);
      if (!answer.ok) throw new Error(`The data was answered with ${answer.status}.`);
      saveFile(`kisisel-veriler-${requestId.slice(0, 8)}.zip`, await answer.blob());
      setProgress('done');
    } catch {
      setProgress('failed');
    }
  };
  return (
    <chakra.section aria-label="Verileriniz" display="grid" gap="3">
      <p>
        Verilerinizin kopyası tek dosyada: okunabilir bir sayfa ve programların okuduğu bir JSON. Bağlantı{' '}
        {formatDateTime(until)} anına kadar geçerli.
      </p>
      <Button
        size="lg"
        block
        icon={<Icon as={Download} />}
        pending={progress === 'loading'}
        pendingLabel="Hazırlanıyor..."
        onClick={() => void download()}
      >
        {REQUEST_PAGE.download}
      </Button>
      {progress === 'done' && (
        <Note tone="success" role="status">
          Dosyanız indirildi.
        </Note>
      )}
      {progress === 'failed' && (
        <Note tone="danger" role="alert">
          Dosyayı indiremedik. Sayfayı yenileyip yeniden deneyin.
        </Note>
      )}
    </chakra.section>
  );
}
