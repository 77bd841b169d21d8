/**
 * Leaving the single-page app: the landing pages are another document, and a reload must be a real one. An object,
 * so that tests can watch it.
 */
export const browser = {
  /** Opens another document in place of this one. Without a connection there is only what the device keeps: /login. */
  goTo: (url: string): void => window.location.replace(url === '/' && !navigator.onLine ? '/login' : url),
  reload: (): void => window.location.reload(),
};
