import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.js';
import { NarrowPage } from '../../../ui/narrow-page.js';
import { Note } from '../../../ui/note.js';

interface ResetLinkSentProps {
  readonly email: string;
  readonly onRetry: () => void;
}

/** Replaces the form. The text is the same whether or not the address has an account. */
export function ResetLinkSent({ email, onRetry }: ResetLinkSentProps) {
  const message = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its form; keyboard and screen reader continue from here.
  useEffect(() => message.current?.focus(), []);
  return (
    <NarrowPage title="E-postanıza bakın">
      <div ref={message} tabIndex={-1} role="status" style={{ outline: 'none' }}>
        <Note tone="success">
          <strong>{email}</strong> adresiyle bir üyelik varsa, yeni şifre belirlemeniz için bağlantıyı
          gönderdik. Birkaç dakika içinde gelmezse istenmeyen postalarınıza da bakın.
        </Note>
      </div>
      <Button variant="outline" onClick={onRetry}>
        Başka Bir E-postayla Deneyin
      </Button>
    </NarrowPage>
  );
}
