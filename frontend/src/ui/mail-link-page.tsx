import { chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { type ErrorCode, errorText } from '@contract/app-error.js';
import { describeError } from '../lib/server/describe-error.js';
import { errorCodeOf } from '../lib/server/error-code.js';
import { useDocumentTitle } from '../lib/navigation/use-document-title.js';
import { Button, ButtonLink } from './button.js';
import { EmptyState } from './empty-state.js';
import { NarrowPage } from './narrow-page.js';
import { Note } from './note.js';
import { useMailLinkToken } from '../lib/account/use-mail-link-token.js';

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
  /** The state was reached before this click; absent where clicking twice is an error. */
  readonly already?: Said;
  /** Says what to do with an invalid link. */
  readonly invalid: ReactNode;
  /** Where the page leads when all is done. */
  readonly onward: { readonly to: string; readonly label: string };
}

interface MailLinkPageProps {
  readonly texts: MailLinkTexts;
  /** The error of an invalid link; after any other error a retry may help. */
  readonly invalidCode: ErrorCode;
  readonly act: (token: string) => Promise<'done' | 'already'>;
}

/** The page that a mail links to. Mail scanners follow links too, so only its button changes anything. */
export function MailLinkPage({ texts, invalidCode, act }: MailLinkPageProps) {
  useDocumentTitle(texts.documentTitle);
  const token = useMailLinkToken();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => act(token) });
  const code = errorCodeOf(error);
  const isInvalid = token === '' || code === invalidCode || code === 'invalid_input';
  return (
    <>
      {/* The address contains a secret until it is removed. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      {isInvalid && (
        <Answer
          title="Geçersiz Bağlantı"
          onward={texts.onward}
          text={
            <>
              {errorText(invalidCode)} {texts.invalid}
            </>
          }
        />
      )}
      {data && <Answer {...(texts[data] ?? texts.done)} onward={texts.onward} />}
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

function Answer({ title, text, onward }: Said & Pick<MailLinkTexts, 'onward'>) {
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
          <ButtonLink to={onward.to} variant="outline">
            {onward.label}
          </ButtonLink>
        }
      />
    </chakra.div>
  );
}
