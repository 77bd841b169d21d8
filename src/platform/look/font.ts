/** Chromium tells how good the line is; other browsers do not, and count as good. */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** True if resources that the first screen does not need should wait. */
export const slowLine = (): boolean => {
  const line = navigator.connection;
  return line !== undefined && (line.saveData || line.effectiveType !== '4g');
};

/** True if the app's own files come over a slow line: its worker has none of them yet. */
export const narrowLine = (): boolean => slowLine() && navigator.serviceWorker?.controller == null;

/**
 * Loads the portal's font. On a slow line it would hold up the first screen by a second: then the system's own stands
 * until the next visit, when the app's worker has the font (scripts/app/webApp.ts).
 */
export function loadFont(): void {
  if (!narrowLine()) import('./font.css').catch(() => undefined);
}
