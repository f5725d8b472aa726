import { Lock } from 'lucide-react';
import { Note } from '../../ui/note.js';

interface LockedByServerProps {
  /** The variables of the server's environment. */
  readonly names: string;
  /** What they fix; everything around it when absent. */
  readonly what?: string;
}

/** Says that a value is fixed by the server's environment, which wins over what is saved here. */
export function LockedByServer({ names, what = 'Bu bağlantı' }: LockedByServerProps) {
  return (
    <Note icon={Lock}>
      {what} sunucunun ayarlarında kilitli ({names}); buradan değiştirilemez.
    </Note>
  );
}
