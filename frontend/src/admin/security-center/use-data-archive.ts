import { useState } from 'react';
import { AppError, isErrorCode } from '@contract/app-error.js';
import { describeError } from '../../lib/server/describe-error.js';
import { isRecord } from '../../lib/server/error-code.js';
import { saveFile } from '../../lib/save-file.js';
import { toast } from '../../ui/toast.js';
import { sessionExpiry } from '../lib/session-expiry.js';

const FAILED = 'Veriler indirilemedi. Bağlantınızı kontrol edip yeniden deneyin.';

/** Downloads all data; a wrong password is said at its field. */
export function useDataArchive() {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  /** Returns whether the file arrived whole. */
  const download = async (currentPassword: string): Promise<boolean> => {
    setPending(true);
    setRefusal(undefined);
    try {
      const response = await fetch('/api/tum-veriler', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ currentPassword }),
      });
      if (!response.ok) throw refusalIn(await response.json());
      saveFile(nameOf(response), await response.blob());
      toast.success({ text: 'Bütün veriler indirildi.' });
      return true;
    } catch (error) {
      const { code, message } = describeError(error, { network: FAILED, unexpected: FAILED });
      if (code === 'password_wrong' || code === 'too_many_tries') setRefusal(message);
      else toast.error({ text: message });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, refusal, download, forget: () => setRefusal(undefined) };
}

function refusalIn(answer: unknown): AppError {
  const code = isRecord(answer) && isErrorCode(answer['code']) ? answer['code'] : 'unexpected';
  if (code === 'admin_session_needed') sessionExpiry.suspect();
  return new AppError(code);
}

function nameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  return /filename="?([\w.-]+)"?/.exec(disposition)?.[1] ?? 'verilerim.zip';
}
