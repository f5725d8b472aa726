import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { AskedDataRequest } from '@contract/data-requests/data-requests.views.js';
import { CONFIRM_HOURS } from '@contract/data-requests/data-request.js';
import { Note } from '../../ui/note.js';

interface DataRequestAskedProps {
  readonly asked: AskedDataRequest & { readonly email: string };
}

/** Says what happens next. It takes the focus, because the pressed button is gone. */
export function DataRequestAsked({ asked: { outcome, email } }: DataRequestAskedProps) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <chakra.div ref={text} tabIndex={-1} outline="none" overflowWrap="anywhere">
      {outcome === 'received' ? (
        <Note tone="success" role="status">
          <strong>Başvurunuzu aldık.</strong> Alındığı günü ve son yanıt gününü {email} adresine yazdık.
        </Note>
      ) : (
        <Note tone="info" role="status">
          <strong>Bir adım kaldı.</strong> {email} adresine bir bağlantı gönderdik; {CONFIRM_HOURS} saat
          içinde açıp başvurunuzu onaylayın. Birkaç dakika içinde görmezseniz gereksiz klasörüne bakın.
        </Note>
      )}
    </chakra.div>
  );
}
