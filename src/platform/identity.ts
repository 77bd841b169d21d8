import shipped from '../../config/identitas.json' with { type: 'json' };
import { fromFile, type Identity, identityBlock, isRenamed } from '../../resources/identity.ts';
import { setZone } from '../../resources/kit/day.ts';
import { setRenaming } from '../../resources/kit/terms.ts';

/** Where the device keeps what it heard last: the page that the service worker keeps may be older. */
const keptAs = 'identitas';

const first: Identity = fromFile(shipped);

/** The identity in a JSON text, if it has the shape that this release knows. */
function parsed(text: string | null | undefined): Identity | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isIdentity(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isIdentity = (value: unknown): value is Identity =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(first).every(([name, known]) => typeof Reflect.get(value, name) === typeof known);

function known(): Identity {
  if (typeof document === 'undefined') return first;
  const page = parsed(document.getElementById(identityBlock)?.textContent);
  const kept = parsed(window.localStorage.getItem(keptAs));
  return page && kept ? (kept.versi > page.versi ? kept : page) : (page ?? first);
}

/**
 * Identity of the operator: names, contact, colours (docs/domain/60 §1). The server writes it into the page, so it is
 * known before anything is drawn; it can change while the page is open (`becomeIdentity`), of which `useIdentity`
 * (useIdentity.ts) tells.
 */
export let identity: Identity = known();
setZone(identity.zonaWaktu);

/** Puts the words of an identity in force; the code for it comes only where something is called otherwise. */
async function takeWords(from: Identity): Promise<void> {
  if (!isRenamed(from)) return setRenaming(undefined);
  const [{ setVocabulary }, { vocabularyOf }] = await Promise.all([
    import('../../resources/kit/renaming.ts'),
    import('../../resources/sebutan.ts'),
  ]);
  if (from === identity) setVocabulary(vocabularyOf(from));
}

/** Waits until things are called what the identity of the page calls them; nothing is drawn before. */
export const wordsReady: Promise<void> = takeWords(identity).catch(() => undefined);

const listeners = new Set<() => void>();

/** Calls back whenever the identity has changed, in the order of the calls. @returns how to stop */
export function onIdentity(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Takes over what the server says. */
export function becomeIdentity(next: unknown): void {
  if (!isIdentity(next) || JSON.stringify(next) === JSON.stringify(identity)) return;
  document.title = document.title.replace(identity.produk, () => next.produk);
  identity = next;
  setZone(next.zonaWaktu);
  window.localStorage.setItem(keptAs, JSON.stringify(next));
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const words = takeWords(next);
  tell();
  // Without a network the words stay as they were until the page is loaded again.
  if (isRenamed(next)) words.then(tell, () => undefined);
}

/** Title of the browser tab: the page, then the product. */
export const pageTitle = (page?: string): string => (page ? `${page} · ${identity.produk}` : identity.produk);
