import { chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { NEWSLETTER_ERRORS } from '@contract/messaging/newsletter/newsletter.errors.js';
import type { NewsletterOutcome } from '@contract/messaging/newsletter/newsletter.views.js';
import { describeError } from '../../../lib/describe-error.js';
import { errorCodeOf } from '../../../lib/error-code.js';
import { paths } from '../../../lib/paths.js';
import { useDocumentTitle } from '../../../lib/use-document-title.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { Note } from '../../../ui/note.js';
import { useMailLinkToken } from './use-mail-link-token.js';

interface Said {
  readonly title: string;
  readonly text: ReactNode;
}

export interface MailLinkTexts {
  readonly documentTitle: string;
  readonly question: Said;
  readonly button: string;
  readonly pending: string;
  readonly done: Said;
  readonly already: Said;
  /** Says what to do with an invalid link. */
  readonly invalid: ReactNode;
}

interface MailLinkPageProps {
  readonly texts: MailLinkTexts;
  readonly act: (token: string) => Promise<NewsletterOutcome>;
}

/** The errors of an invalid link; after any other error a retry may help. */
const USELESS = new Set<unknown>(['newsletter_link_invalid', 'invalid_input']);

/** The page that a mail links to. Mail scanners follow links too, so only its button changes anything. */
export function MailLinkPage({ texts, act }: MailLinkPageProps) {
  useDocumentTitle(texts.documentTitle);
  const token = useMailLinkToken();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => act(token) });
  const isInvalid = token === '' || USELESS.has(errorCodeOf(error));
  return (
    <>
      {/* The address contains a secret until it is removed. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      {isInvalid && (
        <Answer
          title="Geçersiz Bağlantı"
          text={
            <>
              {NEWSLETTER_ERRORS.newsletter_link_invalid.message} {texts.invalid}
            </>
          }
        />
      )}
      {data && <Answer {...texts[data.outcome]} />}
      {!isInvalid && !data && (
        <NarrowPage title={texts.question.title} lead={texts.question.text}>
          {error !== null && (
            <Note tone="danger" role="alert">
              {describeError(error, { network: 'Bağlantı hatası. Lütfen tekrar deneyin.' }).message}
            </Note>
          )}
          <Button size="lg" block pending={isPending} pendingLabel={texts.pending} onClick={() => mutate()}>
            {texts.button}
          </Button>
        </NarrowPage>
      )}
    </>
  );
}

function Answer({ title, text }: Said) {
  const answer = useRef<HTMLDivElement>(null);
  // The pressed button disappears; keyboard and screen reader continue from here.
  useEffect(() => answer.current?.focus(), []);
  return (
    <chakra.div
      ref={answer}
      tabIndex={-1}
      role="status"
      outline="none"
      pt={{ base: '4', md: '10' }}
      pb="24"
      px="gutter"
    >
      <EmptyState
        shape="bowl"
        titleAs="h1"
        title={title}
        text={text}
        action={
          <ButtonLink to={paths.home} variant="outline">
            Ana Sayfaya Dönün
          </ButtonLink>
        }
      />
    </chakra.div>
  );
}
