const key = 'mbkm.username';

/** The name that logged in here last, if it was to be remembered. */
export const rememberedName = (): string => window.localStorage.getItem(key) ?? '';

/** Keeps the name for next time; null forgets it. */
export const rememberName = (name: string | null): void =>
  name ? window.localStorage.setItem(key, name) : window.localStorage.removeItem(key);
