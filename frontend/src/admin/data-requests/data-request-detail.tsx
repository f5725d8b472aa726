import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminDataRequestView } from '@contract/data-requests/admin-data-requests.views.js';
import { Dialog } from '../../ui/dialog.js';
import { useGuardedClose } from '../lib/use-guarded-close.js';
import { AnswerForm } from './answer-form.js';
import { DataActs } from './data-acts.js';
import { DataRequestFacts } from './data-request-facts.js';

const UNSENT = 'Yazdığınız yanıt henüz gönderilmedi; çıkarsanız kaybolur.';

interface DataRequestDetailProps {
  readonly request: AdminDataRequestView;
  readonly onClose: () => void;
}

/** A request with what may be done about it: hand the data out, erase it, answer. */
export function DataRequestDetail({ request, onClose }: DataRequestDetailProps) {
  const [isDirty, setDirty] = useState(false);
  const close = useGuardedClose(isDirty, UNSENT, onClose);
  return (
    <Dialog open onClose={close} width="coupon" closesOutside={!isDirty} title={request.name}>
      <chakra.div display="grid" gap="6">
        <DataRequestFacts request={request} />
        <DataActs request={request} />
        {request.state === 'open' && (
          <AnswerForm
            // The erasure changes what the answer has to say.
            key={request.erasedAt}
            request={request}
            onDirty={setDirty}
            onAnswered={() => setDirty(false)}
          />
        )}
      </chakra.div>
    </Dialog>
  );
}
