import { identity, onIdentity } from '../identity.ts';
import { type Mode, sizes, tokens } from './tokens.ts';

/** Key of react-admin's store in local storage; the preference lives where react-admin keeps it. */
export const storeAppKey = '.mbkm';
/** Everything that react-admin's store keeps begins with this. */
const storePrefix = `RaStore${storeAppKey}.`;
const modeKey = `${storePrefix}theme`;

const systemMode = (): Mode => (window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The stored preference, else what the system asks for. */
export function currentMode(): Mode {
  const stored = window.localStorage.getItem(modeKey);
  if (stored === '"dark"') return 'dark';
  if (stored === '"light"') return 'light';
  return systemMode();
}

/** Publishes the colours of a mode as custom properties (`--primary`, `--on-primary` …) for plain CSS. */
export function applyTokens(mode: Mode): void {
  const root = document.documentElement;
  root.dataset.mode = mode;
  root.style.colorScheme = mode;
  for (const [name, value] of Object.entries(tokens[mode])) {
    if (typeof value === 'string')
      root.style.setProperty(`--${name.replace(/[A-Z]/g, c => `-${c.toLowerCase()}`)}`, value);
  }
  root.style.setProperty('--radius', `${sizes.radius}px`);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', tokens[mode].surface);
}

const isMode = (mode: string | undefined): mode is Mode => mode === 'light' || mode === 'dark';

onIdentity(() => {
  const { mode } = document.documentElement.dataset;
  if (isMode(mode)) applyTokens(mode);
  document.querySelector('link[rel=icon]')?.setAttribute('href', identity.favicon);
});

/** Forgets everything react-admin's store keeps but the colour preference, which belongs to the device. */
export function clearStoreButMode(): void {
  for (const key of Object.keys(window.localStorage)) {
    if (key.startsWith(storePrefix) && key !== modeKey) window.localStorage.removeItem(key);
  }
}
