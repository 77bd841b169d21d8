/** Chromium tells how good the line is; other browsers do not, and count as good. */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** Whether what the first screen can do without should wait. */
export const slowLine = (): boolean => {
  const line = navigator.connection;
  return line !== undefined && (line.saveData || line.effectiveType !== '4g');
};

/**
 * Loads the portal's font. On a slow line it would hold up the first screen by a second: then the system's own stands
 * until the next visit, when the app's worker has the font (scripts/app/webApp.ts).
 */
export function loadFont(): void {
  const kept = navigator.serviceWorker?.controller != null;
  if (kept || !slowLine()) import('./font.css').catch(() => undefined);
}
