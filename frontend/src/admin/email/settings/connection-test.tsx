import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { ConnectionCheck } from '@contract/email/email-settings.js';
import { trpc } from '../../../lib/trpc.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { failureText } from '../../lib/failure-text.js';
import { TEST_NOT_SENT, tell } from '../email.texts.js';
import { TestAddress } from '../test-address.js';

const UNSAVED = 'Kaydedilmemiş değişiklikler denenmez; önce kaydedin.';

/** Asks the servers as they are kept, and sends a mail to whoever tests. */
export function ConnectionTest({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { client } = trpc.useUtils();
  const checks = trpc.admin.email.checkConnections.useMutation({
    onError: (cause) => tell.failed(failureText(cause, 'Bağlantı test edilirken hata oluştu')),
  });
  const { reset } = checks;
  // What was found out is about settings that are being changed now.
  useEffect(() => {
    if (isUnsaved) reset();
  }, [isUnsaved, reset]);
  return (
    <chakra.section
      aria-labelledby="baglanti-testi"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      bg="bg.subtle"
      borderRadius="lg"
      p={{ base: '4', md: '5' }}
    >
      <div>
        <chakra.h2 id="baglanti-testi" textStyle="h4" mb="1">
          Bağlantı testi
        </chakra.h2>
        <chakra.p color="fg.muted">Kayıtlı ayarları dener; açık ya da kapalı olmaları fark etmez.</chakra.p>
      </div>
      {isUnsaved && <Note tone="warning">{UNSAVED}</Note>}
      <div>
        <Button
          size="sm"
          variant="outline"
          disabled={isUnsaved}
          pending={checks.isPending}
          pendingLabel="Deneniyor..."
          onClick={() => checks.mutate()}
        >
          Bağlantıyı Test Et
        </Button>
      </div>
      <chakra.div role="status" display="grid" gap="2" css={{ '&:empty': { display: 'none' } }}>
        {checks.data?.map((check) => (
          <Note key={check.service} tone={check.isReached ? 'success' : 'danger'}>
            {checkWords(check)}
          </Note>
        ))}
      </chakra.div>
      <TestAddress
        label="Test e-postası"
        problem={isUnsaved ? UNSAVED : undefined}
        onSend={(testEmail) => client.admin.email.prove.mutate({ testEmail })}
        wordsOf={(cause) => failureText(cause, TEST_NOT_SENT)}
      />
    </chakra.section>
  );
}

/** Who let us in names itself. */
function checkWords({ service, isReached, message }: ConnectionCheck): string {
  return isReached ? message : `${service.toUpperCase()}: ${message}`;
}
