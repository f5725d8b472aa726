import Bowser from 'bowser';

interface BrowserName {
  /** For example 'Chrome'; null when it is not known. */
  readonly browser: string | null;
  /** The device of Apple's phones and tablets, otherwise the operating system; null when it is not known. */
  readonly system: string | null;
}

/** The names by which people know the browser and the system of a request. */
export function browserName(userAgent: string): BrowserName {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const name = browser.name?.replace(' for Android', '') ?? '';
  const isApplePhone = os.name === 'iOS' || os.name === 'iPadOS';
  return {
    browser: name === '' ? null : name,
    system: (isApplePhone ? platform.model : undefined) ?? os.name ?? null,
  };
}
