import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { ConnectionCheck } from '@contract/messaging/email/email-settings.js';
import { trpc } from '../../../../lib/trpc.js';
import { Button } from '../../../../ui/button.js';
import { Note } from '../../../../ui/note.js';
import { describeFailure } from '../../../lib/describe-failure.js';
import { TEST_NOT_SENT, tell } from '../email.texts.js';
import { TestAddress } from '../test-address.js';

const UNSAVED = 'Kaydedilmemiş değişiklikler denenmez; önce kaydedin.';

/** Tests the saved servers, and sends a test mail to the admin. */
export function ConnectionTest({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { client } = trpc.useUtils();
  const checks = trpc.admin.email.checkConnections.useMutation({
    onError: (cause) => tell.failed(describeFailure(cause, 'Bağlantı test edilirken hata oluştu')),
  });
  const { reset } = checks;
  // Results about settings that are being changed are outdated.
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
        onSend={(testEmail) => client.admin.email.testConnection.mutate({ testEmail })}
        wordsOf={(cause) => describeFailure(cause, TEST_NOT_SENT)}
      />
    </chakra.section>
  );
}

/** Describes a check. A server that accepted the login is named. */
function checkWords({ service, isReached, message }: ConnectionCheck): string {
  return isReached ? message : `${service.toUpperCase()}: ${message}`;
}
