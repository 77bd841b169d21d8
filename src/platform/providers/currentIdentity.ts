import { becomeIdentity } from '../identity.ts';
import { http } from './http.ts';

/** The least time between two questions, in milliseconds. */
const pause = 60_000;
let asked = 0;

/** Asks the server who runs the portal now; without a connection everything stays. */
export async function askIdentity(): Promise<void> {
  asked = Date.now();
  const { data } = await http<unknown>('publik/identitas', { quiet: true, quiet401: true });
  becomeIdentity(data);
}

/** Asks now, and whenever somebody comes back to the page. */
export function followIdentity(): void {
  const ask = () => void askIdentity().catch(() => undefined);
  ask();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > pause) ask();
  });
}
