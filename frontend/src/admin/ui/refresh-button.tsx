import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';

interface RefreshButtonProps {
  readonly isPending: boolean;
  readonly onPress: () => void;
}

export function RefreshButton({ isPending, onPress }: RefreshButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Icon as={RefreshCw} />}
      pending={isPending}
      pendingLabel="Yenileniyor..."
      onClick={onPress}
    >
      Yenile
    </Button>
  );
}
