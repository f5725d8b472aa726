import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { ConnectionCheck } from '@contract/messaging/email/email-settings.js';
import { describeError } from '../../../../lib/server/describe-error.js';
import { showRefusal } from '../../../../lib/forms/show-refusal.js';
import { trpc } from '../../../../lib/server/trpc.js';
import { Button } from '../../../../ui/button.js';
import { Note } from '../../../../ui/note.js';
import { describeFailure } from '../../../lib/describe-failure.js';
import { TEST_NOT_SENT, tell } from '../email.texts.js';
import { TestAddress } from '../test-address.js';
import type { SettingsValues } from './settings-values.js';

/** Tests the servers as they stand in the form, saved or not, and sends a test mail to the admin. */
export function ConnectionTest({ form }: { readonly form: UseFormReturn<SettingsValues> }) {
  const { client } = trpc.useUtils();
  const checks = trpc.admin.email.checkConnections.useMutation({
    onError: (cause) => {
      if (Object.keys(describeError(cause).fields).length > 0) showRefusal(form.setError, cause);
      else tell.failed(describeFailure(cause, 'Bağlantı test edilirken hata oluştu'));
    },
  });
  const { reset } = checks;
  const typed = useWatch({ control: form.control });
  // Results about settings that have changed since are outdated.
  useEffect(() => reset(), [typed, reset]);
  const check = async () => {
    if (await form.trigger(undefined, { shouldFocus: true })) checks.mutate(typedSettings(form));
  };
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
        <chakra.p color="fg.muted">
          Formdaki ayarları, kaydetmeden dener; açık ya da kapalı olmaları fark etmez.
        </chakra.p>
      </div>
      <div>
        <Button
          size="sm"
          variant="outline"
          pending={checks.isPending}
          pendingLabel="Deneniyor..."
          onClick={() => void check()}
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
        onSend={(testEmail) =>
          client.admin.email.testConnection.mutate({ ...typedSettings(form), testEmail })
        }
        wordsOf={(cause) =>
          Object.values(describeError(cause).fields)[0] ?? describeFailure(cause, TEST_NOT_SENT)
        }
      />
    </chakra.section>
  );
}

/** The settings as they stand in the form. The admin's own password belongs to saving. */
function typedSettings({
  getValues,
}: UseFormReturn<SettingsValues>): Omit<SettingsValues, 'currentPassword'> {
  const { currentPassword: _ofSaving, ...settings } = getValues();
  return settings;
}

/** Describes a check. A server that accepted the login is named. */
function checkWords({ service, isReached, message }: ConnectionCheck): string {
  return isReached ? message : `${service.toUpperCase()}: ${message}`;
}
