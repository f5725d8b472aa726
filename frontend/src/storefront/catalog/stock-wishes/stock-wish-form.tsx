import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { trpc } from '../../../lib/server/trpc.js';
import { useLightForm } from '../../../lib/forms/use-light-form.js';
import { useSession } from '../../../lib/account/use-session.js';
import { Button } from '../../../ui/button.js';
import { Note } from '../../../ui/note.js';
import { PrivacyNotice } from '../../../ui/privacy-notice.js';
import { TextField } from '../../../ui/text-field.js';
import { TextButton } from '../../../ui/text-link.js';
import { toast } from '../../../ui/toast.js';
import { WITHOUT_SCRIPTS } from '../../../ui/without-scripts.js';
import { STOCK_WISH } from './stock-wish.texts.js';

const loadRules = async () => (await import('./stock-wish-rules.js')).stockWishRules;

interface StockWishFormProps {
  readonly productId: string;
}

/** Takes the address of somebody who wants to be told when the sold-out piece is back. */
export function StockWishForm({ productId }: StockWishFormProps) {
  const titleId = useId();
  const [notedFor, setNotedFor] = useState<string | null>(null);
  return (
    <chakra.section
      aria-labelledby={titleId}
      display="grid"
      gap="3"
      p={{ base: '4', md: '5' }}
      borderRadius="md"
      bg="bg.subtle"
    >
      <chakra.h2 id={titleId} textStyle="h4">
        {STOCK_WISH.title}
      </chakra.h2>
      {notedFor === null ? (
        <Fields productId={productId} onNoted={setNotedFor} />
      ) : (
        <Noted email={notedFor} onAgain={() => setNotedFor(null)} />
      )}
    </chakra.section>
  );
}

interface FieldsProps extends StockWishFormProps {
  readonly onNoted: (email: string) => void;
}

function Fields({ productId, onNoted }: FieldsProps) {
  const { customer } = useSession();
  const { catalog } = trpc.useUtils();
  const { mutateAsync } = trpc.stockWishes.ask.useMutation();
  const [problem, setProblem] = useState<string>(STOCK_WISH.failed);
  const { formProps, errors, isSending, hasFailed } = useLightForm({
    rules: loadRules,
    send: mutateAsync,
    onSent: ({ email }) => onNoted(email),
    onFailed: (failure) => {
      setProblem(failure?.message ?? STOCK_WISH.failed);
      if (failure?.code !== 'piece_is_back') return;
      // The page was older than the stock: the form gives way to the button that buys.
      toast.success({ text: failure.message });
      void catalog.product.invalidate();
    },
    fallbackTexts: { unexpected: STOCK_WISH.failed, network: STOCK_WISH.failed },
  });
  return (
    <chakra.form aria-label={STOCK_WISH.title} display="grid" gap="3" {...formProps}>
      <chakra.p textStyle="sm" color="fg.muted">
        {STOCK_WISH.lead}
      </chakra.p>
      <input type="hidden" name="productId" defaultValue={productId} />
      <TextField
        // The customer is known only after the page was rendered.
        key={customer?.email}
        label={STOCK_WISH.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={STOCK_WISH.placeholder}
        defaultValue={customer?.email}
        error={errors['email']}
      />
      <chakra.div css={{ [WITHOUT_SCRIPTS]: { display: 'none' } }}>
        <Button type="submit" block variant="outline" pending={isSending} pendingLabel={STOCK_WISH.sending}>
          {STOCK_WISH.send}
        </Button>
      </chakra.div>
      {hasFailed && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      <PrivacyNotice>{STOCK_WISH.privacy}</PrivacyNotice>
      <noscript>
        <p>{STOCK_WISH.withoutScripts}</p>
      </noscript>
    </chakra.form>
  );
}

interface NotedProps {
  readonly email: string;
  readonly onAgain: () => void;
}

function Noted({ email, onAgain }: NotedProps) {
  const message = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its form; keyboard and screen reader continue from here.
  useEffect(() => message.current?.focus(), []);
  return (
    <div>
      <Note tone="success" role="status" ref={message}>
        <strong>{STOCK_WISH.noted}.</strong> Parça rafa dönünce{' '}
        <chakra.span overflowWrap="anywhere">{email}</chakra.span> adresine bir kez yazacağız.
      </Note>
      <TextButton minH="target" mt="2" onClick={onAgain}>
        {STOCK_WISH.again}
      </TextButton>
    </div>
  );
}
