import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths.js';
import { Note } from '../../../ui/note.js';
import { TextLink } from '../../../ui/text-link.js';

/** Specification 1, section 9. */
const LEAVE_AFTER_MS = 3000;

export function PasswordChanged() {
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
        Şifreniz yenilendi. Birazdan <TextLink to={paths.auth}>giriş sayfasına</TextLink> geçiyoruz.
      </Note>
    </div>
  );
}
