import type { Dashboard } from '../../../resources/umum/dashboard.ts';
import { readToken } from './cookies.ts';
import { type Answer, http } from './http.ts';
import { ensureLoaded } from './session.ts';

/** Data of the first screen, requested while its code is being loaded; on a slow line that saves three round trips. */
let dashboard: Promise<Answer<Dashboard>> | undefined;

/** Asks ahead for whoever is logged in. @param path of the page */
export function askAhead(path: string): void {
  if (!readToken() || path.startsWith('/logout')) return;
  // The screen requests a failed answer again and reports the error.
  if (path === '/dashboard') {
    // First: who was here before has the menu still, and waits for this alone.
    dashboard = http<Dashboard>('dashboard', { quiet401: true });
    dashboard.catch(() => undefined);
  }
  ensureLoaded().catch(() => undefined);
}

/** The dashboard that was asked for ahead, once; else it is asked for now. */
export async function firstDashboard(signal: AbortSignal): Promise<Dashboard> {
  const asked = dashboard;
  dashboard = undefined;
  const found = await asked?.catch(() => undefined);
  return (found ?? (await http<Dashboard>('dashboard', { signal }))).data;
}
