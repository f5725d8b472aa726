import { Button, type ButtonProps } from './button.js';

interface ResendButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  /** The seconds until another code may be requested. */
  readonly seconds: number;
  readonly pending: boolean;
  readonly onClick: () => void;
}

export function ResendButton({ seconds, ...rest }: ResendButtonProps) {
  return (
    <Button variant="outline" disabled={seconds > 0} pendingLabel="Gönderiliyor..." {...rest}>
      {seconds > 0 ? `Yeni kod isteyin (${seconds} sn)` : 'Yeni Kod İsteyin'}
    </Button>
  );
}
