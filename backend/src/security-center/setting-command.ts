import { DataSource, type EntityManager } from 'typeorm';
import {
  readSecuritySetting,
  SECURITY_SETTING_KEYS,
  SECURITY_SETTINGS,
  type SecuritySettingKey,
} from '../../contract/common/security-settings.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { changeSecuritySetting } from './change-setting.js';
import { SETTING_ENTITIES, storedSettings } from '../platform/security/write-settings.js';

/**
 * Without arguments lists all settings; with KEY VALUE changes one. Returns the text to print; errors say
 * what was wrong.
 */
export async function runSettingCommand(databaseUrl: string, args: readonly string[]): Promise<string> {
  const change = args.length === 0 ? null : readChange(args);
  const dataSource = await new DataSource({
    ...dataSourceOptions(databaseUrl, 1),
    entities: SETTING_ENTITIES,
  }).initialize();
  try {
    return change === null ? await listed(dataSource.manager) : await changed(dataSource.manager, change);
  } finally {
    await dataSource.destroy();
  }
}

interface Change {
  readonly key: SecuritySettingKey;
  readonly value: string;
}

function readChange([key = '', value, ...more]: readonly string[]): Change {
  if (!isKey(key)) {
    throw new Error(`There is no setting ${key}. There are: ${SECURITY_SETTING_KEYS.join(', ')}.`);
  }
  if (value === undefined || more.length > 0) {
    throw new Error(`Say KEY VALUE: ${key} takes ${valuesOf(key)}.`);
  }
  if (readSecuritySetting(key, value) === null) {
    throw new Error(`'${value}' is no value of ${key}: it takes ${valuesOf(key)}.`);
  }
  return { key, value };
}

/** Takes effect everywhere at once, because the database notifies every process. */
async function changed(manager: EntityManager, { key, value }: Change): Promise<string> {
  await manager.transaction((inside) => changeSecuritySetting(inside, key, value));
  return `${key} is ${value} now.\n`;
}

async function listed(manager: EntityManager): Promise<string> {
  const settings = await storedSettings(manager);
  const lines = SECURITY_SETTING_KEYS.map((key) => {
    const columns = [key.padEnd(28), String(settings[key]).padEnd(6), valuesOf(key).padEnd(14)];
    return `${columns.join('  ')}  ${SECURITY_SETTINGS[key].description}`;
  });
  return `${lines.join('\n')}\n`;
}

function valuesOf(key: SecuritySettingKey): string {
  const rule = SECURITY_SETTINGS[key];
  return rule.kind === 'switch' ? 'true or false' : `${rule.min} to ${rule.max}`;
}

function isKey(text: string): text is SecuritySettingKey {
  return Object.hasOwn(SECURITY_SETTINGS, text);
}
