import type { Resource } from '../../../resources/kit/index.ts';
import type { Caller } from './caller.ts';

type Who = Pick<Caller, 'narrowed'>;

export const isReached = ({ narrowed }: Who, r: Pick<Resource, 'name'>): boolean => !narrowed || narrowed.has(r.name);

const nothing: ReadonlySet<string> = new Set();

/** Fields of a resource that a key does not reach, whatever its role sees; none for people. */
export function fieldsBeyond({ narrowed }: Who, r: Resource): ReadonlySet<string> {
  if (!narrowed) return nothing;
  const reach = narrowed.get(r.name);
  if (reach?.fields === null) return nothing;
  const fields = reach?.fields ?? nothing;
  // An extra field goes with the one that holds it.
  return new Set(Object.keys(r.fields).filter(name => !fields.has(r.fields[name]?.within ?? name)));
}

/** Keys of other systems, from the area that keeps them. */
export interface SystemKeys {
  /**
   * @param from address of the call
   * @throws HttpError 401 for a secret that is none, was revoked or is over; 429 beyond the calls that the key may make
   */
  resolve(secret: string, from: string): Promise<Caller>;
}

/** Secrets of keys begin so; no token of a session does. */
export const keyPrefix = 'kunci_';

export const isKey = (token: string): boolean => token.startsWith(keyPrefix);
