import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { loadSettings, SettingsError } from './load-settings.js';
import { Settings } from './settings.js';

/** Read by sandbox/demo-settings.ts, never by the shop itself. */
const DEMO_ONLY = ['BANK_PORT', 'DATA_DIR', 'DEMO_SALES', 'DEMO_SHOP', 'MAILBOX_PORT', 'RELAY_PORT'];

const example = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8');

function settingNames(): string[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Settings, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
}

describe('.env.example', () => {
  it('names every setting and every variable of the demo once, and nothing else', () => {
    expect(namesIn(example).sort()).toEqual([...settingNames(), ...DEMO_ONLY].sort());
  });

  it('gives values a developer can start with', () => {
    expect(() => loadSettings({ ...parseEnv(example), NODE_ENV: 'development' })).not.toThrow();
  });

  it('says the defaults where a setting has one', () => {
    const { PORT, DATABASE_POOL_SIZE, WORKER, HOLD_MINUTES, SWEEP_SECONDS } = new Settings();
    const { PIECES_PER_NETWORK, SEATS_PER_NETWORK } = new Settings();
    expect(loadSettings({ ...parseEnv(example), NODE_ENV: 'development' })).toMatchObject({
      PORT,
      DATABASE_POOL_SIZE,
      WORKER,
      HOLD_MINUTES,
      SWEEP_SECONDS,
      PIECES_PER_NETWORK,
      SEATS_PER_NETWORK,
    });
  });

  it('cannot be used in production as it is', () => {
    expect(() => loadSettings({ ...parseEnv(example), NODE_ENV: 'production' })).toThrow(SettingsError);
  });
});
