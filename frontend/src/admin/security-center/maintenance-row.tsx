import { chakra } from '@chakra-ui/react';
import { SECURITY_SETTINGS } from '@contract/common/security-settings.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { SETTING_NAMES } from '../lib/setting-names.js';

export interface MaintenanceTurn {
  readonly isOn: boolean;
  readonly isTurning: boolean;
  /** Asks for confirmation, and applies at once. */
  readonly onTurn: (isOn: boolean) => void;
}

/** The row for maintenance mode. It applies at once, without 'Kaydet', so it has a button instead of a switch. */
export function MaintenanceRow({ isOn, isTurning, onTurn }: MaintenanceTurn) {
  return (
    <chakra.div
      role="group"
      aria-label={SETTING_NAMES.maintenance_mode}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <chakra.div flex="1 1 240px" minW="0">
        <chakra.p textStyle="label" display="flex" alignItems="center" gap="2" minH="target">
          {SETTING_NAMES.maintenance_mode}
          <Badge tone={isOn ? 'warning' : 'neutral'}>{isOn ? 'Açık' : 'Kapalı'}</Badge>
        </chakra.p>
        <chakra.p textStyle="note" color="fg.muted">
          {SECURITY_SETTINGS.maintenance_mode.description}
        </chakra.p>
      </chakra.div>
      <MaintenanceButton {...{ isOn, isTurning, onTurn }} />
    </chakra.div>
  );
}

export function MaintenanceButton({ isOn, isTurning, onTurn }: MaintenanceTurn) {
  return (
    <Button
      variant={isOn ? 'primary' : 'outline'}
      size="sm"
      pending={isTurning}
      pendingLabel={isOn ? 'Kapatılıyor...' : 'Açılıyor...'}
      onClick={() => onTurn(!isOn)}
    >
      {isOn ? 'Bakımı Kapat' : 'Bakımı Aç'}
    </Button>
  );
}
