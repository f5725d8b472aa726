import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/navigation/paths.js';
import { Note } from '../../../ui/note.js';
import { TextLink } from '../../../ui/text-link.js';

/** Specification 1, section 9. */
const LEAVE_AFTER_MS = 3000;

interface PasswordChangedProps {
  /** The address that was put back, null when the address was never changed. */
  readonly restoredEmail: string | null;
}

export function PasswordChanged({ restoredEmail }: PasswordChangedProps) {
  const navigate = useNavigate();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.focus();
    const timer = setTimeout(() => void navigate(paths.auth, { replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div ref={message} tabIndex={-1} role="status" style={{ outline: 'none' }}>
      <Note tone="success">
        {restoredEmail !== null && (
          <>
            Hesabınız yine sizin: E-posta adresiniz yeniden <strong>{restoredEmail}</strong> oldu.{' '}
          </>
        )}
        Şifreniz yenilendi. Birazdan <TextLink to={paths.auth}>giriş sayfasına</TextLink> geçiyoruz.
      </Note>
    </div>
  );
}
