import { useState } from 'react';
import type { NotedPaymentMethod } from '@contract/payments/payment-method.js';

const NOT_AN_ADDRESS = 'Geçerli bir e-posta adresi giriniz';
/** The server decides by the whole rule. */
const LOOKS_LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** How the buyer pays, and name and address, both of which may stay empty. */
export function useBuyer() {
  const [method, setMethod] = useState<NotedPaymentMethod | null>(null);
  const [fullName, setFullName] = useState('');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return {
    ...{ method, setMethod, fullName, setFullName, email, problem },
    setEmail: (text: string) => {
      setEmail(text);
      setProblem(null);
    },
    /** Null when the address is none. */
    read: () => {
      const address = email.trim();
      const isWrong = address !== '' && !LOOKS_LIKE_AN_ADDRESS.test(address);
      setProblem(isWrong ? NOT_AN_ADDRESS : null);
      return isWrong ? null : { fullName: fullName.trim(), email: address };
    },
    clear: () => {
      setMethod(null);
      setFullName('');
      setEmail('');
    },
  };
}
