import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import {
  NEWSLETTER_CONSENT_VERSION,
  NEWSLETTER_CONSENTS,
} from '@contract/messaging/newsletter/newsletter-consent.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useLightForm } from '../../../lib/forms/use-light-form.js';
import { Button } from '../../../ui/button.js';
import { CheckboxField } from '../../../ui/checkbox-field.js';
import { ErrorSummary } from '../../../ui/error-summary.js';
import { Note } from '../../../ui/note.js';
import { PrivacyNotice } from '../../../ui/privacy-notice.js';
import { TextField } from '../../../ui/text-field.js';
import { WITHOUT_SCRIPTS } from '../../../ui/without-scripts.js';
import { ConfirmationSent } from './confirmation-sent.js';
import { NEWSLETTER } from './newsletter.texts.js';
import { useStudioName } from '../../../lib/site/use-studio.js';

const loadRules = async () => (await import('./newsletter-rules.js')).newsletterRules;

export function NewsletterForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <Fields onSent={setSentTo} />;
  return <ConfirmationSent email={sentTo} onAgain={() => setSentTo(null)} />;
}

function Fields({ onSent }: { readonly onSent: (email: string) => void }) {
  const studioName = useStudioName();
  const { mutateAsync } = trpc.newsletter.subscribe.useMutation();
  const [problem, setProblem] = useState<string>(NEWSLETTER.failed);
  const { formProps, errors, attempts, isSending, hasFailed } = useLightForm({
    rules: loadRules,
    send: mutateAsync,
    onSent: ({ email }) => onSent(email),
    onFailed: (failure) => setProblem(failure?.message ?? NEWSLETTER.failed),
    fallbackTexts: { unexpected: NEWSLETTER.failed, network: NEWSLETTER.failed },
  });
  return (
    <chakra.form aria-label={NEWSLETTER.form} display="grid" gap="2" {...formProps}>
      {attempts > 0 && <ErrorSummary errors={errors} attempt={attempts} />}
      {/* The version of the consent text next to the checkbox. */}
      <input type="hidden" name="textVersion" defaultValue={NEWSLETTER_CONSENT_VERSION} />
      <Line>
        <TextField
          label={NEWSLETTER.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={NEWSLETTER.placeholder}
          error={errors['email']}
        />
        <SubmitColumn>
          <Button type="submit" block pending={isSending} pendingLabel={NEWSLETTER.sending}>
            {NEWSLETTER.send}
          </Button>
        </SubmitColumn>
      </Line>
      <CheckboxField
        name="hasAgreed"
        label={NEWSLETTER_CONSENTS[NEWSLETTER_CONSENT_VERSION](studioName)}
        help={NEWSLETTER.refusal}
        error={errors['hasAgreed']}
      />
      {hasFailed && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      <PrivacyNotice>{NEWSLETTER.privacy}</PrivacyNotice>
      <noscript>
        <p>{NEWSLETTER.withoutScripts}</p>
      </noscript>
    </chakra.form>
  );
}

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr auto' },
    gap: '3',
    alignItems: 'start',
  },
});

/** Keeps the button level with the field by a blank line of the label's height, also when an error is shown below. */
const SubmitColumn = chakra('div', {
  base: {
    display: 'grid',
    gap: '1.5',
    _before: { content: { base: 'none', md: '"\\200b"' }, textStyle: 'label' },
    [WITHOUT_SCRIPTS]: { display: 'none' },
  },
});
