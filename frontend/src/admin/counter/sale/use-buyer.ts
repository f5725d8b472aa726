import { useState } from 'react';

const NOT_AN_ADDRESS = 'Geçerli bir e-posta adresi giriniz';
/** The server decides by the whole rule. */
const LOOKS_LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Name and address of the buyer, both of which may stay empty. */
export function useBuyer() {
  const [fullName, setFullName] = useState('');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  return {
    ...{ fullName, setFullName, email, problem },
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
      setFullName('');
      setEmail('');
    },
  };
}
