import { chakra } from '@chakra-ui/react';
import { NO_SMS_PROVIDER, type SecuritySettingKey } from '@contract/common/security-settings.js';
import { MaintenanceRow, type MaintenanceTurn } from './maintenance-row.js';
import { SettingField } from './setting-field.js';
import { SETTING_GROUPS } from './setting-groups.js';

interface SettingGroupsFormProps {
  readonly values: Readonly<Record<SecuritySettingKey, string>>;
  readonly isLocked: boolean;
  readonly isSmsAvailable: boolean;
  readonly maintenance: MaintenanceTurn;
  readonly onChange: (key: SecuritySettingKey, text: string) => void;
}

export function SettingGroupsForm(props: SettingGroupsFormProps) {
  const { values, isLocked, isSmsAvailable, maintenance, onChange } = props;
  const lockedBecause: Partial<Record<SecuritySettingKey, string>> = isSmsAvailable
    ? {}
    : { sms_notifications_enabled: NO_SMS_PROVIDER };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      columnGap="14"
      rowGap="10"
    >
      {SETTING_GROUPS.map(({ title, keys }) => (
        <chakra.fieldset key={title} disabled={isLocked} minW="0" opacity={isLocked ? 0.6 : undefined}>
          <chakra.legend textStyle="h3" fontSize="1.375rem" pb="2" mb="3" borderBottomWidth="1px" w="full">
            {title}
          </chakra.legend>
          <chakra.div display="grid" gap="5">
            {keys.map((key) =>
              key === 'maintenance_mode' ? (
                <MaintenanceRow key={key} {...maintenance} />
              ) : (
                <SettingField
                  key={key}
                  name={key}
                  text={values[key]}
                  lockedBecause={lockedBecause[key]}
                  onChange={(text) => onChange(key, text)}
                />
              ),
            )}
          </chakra.div>
        </chakra.fieldset>
      ))}
    </chakra.div>
  );
}
