import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createSystem, defaultBaseConfig, type SystemConfig, type SystemStyleObject } from '@chakra-ui/react';
import { baseConfig } from './base-config.js';
import { system } from './system.js';

const SOURCES = new URL('../../', import.meta.url);
/** Names of paints such as `contrast` are properties of Chakra's as well. */
const NO_STYLES = /\.spec\.tsx?$|^server\/|theme\/(base-config|colors)\.ts$/;

/** Parts of Chakra's system that are left out on purpose; no screen may use them. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  filter: /^auto$/,
  scale: /^auto$/,
  transform: /^auto(-gpu)?$/,
  translate: /^auto$/,
  // A bare number, which Chakra takes as degrees.
  rotate: /^(?!.+deg$|var\()/,
  lineClamp: /^none$/,
  transition: /^(all|common|colors|opacity|position|backgrounds|size|shadow|transform)$/,
  transitionProperty: /^(common|colors|size|position|background)$/,
  backgroundClip: /^text$/,
  borderSpacing: /^auto$/,
};
/** `brand.solid/50` and the colour of the nearest ground. */
const LEFT_OUT_EVERYWHERE = /^[a-z.]+\/\d+$|^currentBg$/i;

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !NO_STYLES.test(file))
  .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'))
  .join('\n');

const chakras = createSystem(defaultBaseConfig, withoutBase(system._config));

const chakraProperties = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([name, utility]) => [
  name,
  ...[utility.shorthand ?? []].flat(),
]);
const ourProperties = Object.entries(baseConfig.utilities ?? {}).flatMap(([name, utility]) => [
  name,
  ...[utility.shorthand ?? []].flat(),
]);
/** Finds properties of elements and of style objects; false positives are harmless. */
const written = new Set(
  [...sources.matchAll(/(?<![.\w-])(?:['"](\w+)['"]\s*(?=:)|(\w+)\??\s*(?=[=:},/>\n]))/g)].map(
    ([, quoted, bare]) => quoted ?? bare,
  ),
);
const usedProperties = chakraProperties.filter((name) => written.has(name));
const usedConditions = Object.keys(defaultBaseConfig.conditions ?? {}).filter((name) =>
  new RegExp(`\\b_${name}\\b`).test(sources),
);

describe("the design system's properties and conditions", () => {
  it('are looked for in all screens', () => {
    expect(usedProperties).toEqual(expect.arrayContaining(['px', 'bg', 'minH', 'color', 'srOnly', 'gap']));
    expect(usedConditions).toEqual(expect.arrayContaining(['hover', 'print', 'groupHover']));
  });

  it.each([...new Set([...usedProperties, ...ourProperties])])("'%s' does what it does in Chakra", (name) => {
    expect(system.isValidProperty(name)).toBe(chakras.isValidProperty(name));
    for (const value of valuesFor(name)) {
      expect([value, system.css(styleOf(name, value))]).toEqual([
        value,
        withoutGround(chakras.css(styleOf(name, value))),
      ]);
    }
  });

  it.each(usedConditions)("'_%s' holds when it does in Chakra", (name) => {
    expect(baseConfig.conditions?.[name]).toEqual(defaultBaseConfig.conditions?.[name]);
  });

  it.each(Object.keys(LEFT_OUT))("'%s' is written without the words that we leave out", (name) => {
    const places = new RegExp(
      `(?<![.\\w-])${name}['"]?\\s*[:=]\\s*\\{?\\s*['"]?([\\w-]+)['"}]?\\s*[,}\\n/>]`,
      'g',
    );
    const words = [...sources.matchAll(places)].map(([, word = '']) => word);
    expect(words.filter((word) => LEFT_OUT[name]?.test(word))).toEqual([]);
  });

  it('are given no see-through paints and no ground of another element', () => {
    const texts = [...sources.matchAll(/['"]([^'"\n]+)['"]/g)].map(([, text = '']) => text);
    const names = new Set(system.tokens.allTokens.map(({ path }) => path.slice(1).join('.')));
    const isPaint = (text: string) => text === 'currentBg' || names.has(text.split('/')[0] ?? '');
    expect(texts.filter((text) => LEFT_OUT_EVERYWHERE.test(text) && isPaint(text))).toEqual([]);
  });
});

/** All values of our scales, the property's own values, and an example of every other kind. */
function valuesFor(name: string): unknown[] {
  const full = system.utility.shorthands.get(name) ?? name;
  const { values } = chakras._config.utilities?.[full] ?? {};
  const own = Array.isArray(values)
    ? values
    : values && typeof values === 'object'
      ? Object.values(values)
      : [];
  const scales = system.tokens.allTokens.map(({ path }) => path.slice(1).join('.'));
  return [...scales, ...own, 'auto', 'none', '12px', 'var(--x)', '-4', 0, 3, true, false].filter(
    (value) => !LEFT_OUT[full]?.test(String(value)),
  );
}

function styleOf(name: string, value: unknown): SystemStyleObject {
  return { [name]: value } as SystemStyleObject;
}

/** Chakra notes every ground for `currentBg`. */
function withoutGround(styles: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(styles).filter(([key]) => !key.includes('bg-currentcolor')));
}

/** Our own part of the system. */
function withoutBase(config: SystemConfig): SystemConfig {
  return { ...config, conditions: {}, utilities: {} };
}
