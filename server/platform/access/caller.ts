import type { Flag, Role, SessionKey } from '../../../resources/kit/index.ts';
import type { Narrowed } from './reach.ts';

/** The caller of a request, resolved from its token every time (docs/domain/10 §1 "Session context"). */
export interface Caller extends Readonly<Record<Exclude<SessionKey, 'userId'>, string | null>> {
  readonly userId: string;
  readonly name: string;
  readonly sessionId: string;
  readonly idUserRole: string;
  /** The active role: built in or made by an administrator. */
  readonly roleId: string;
  readonly roleName: string;
  /** The built-in role whose policy and scope apply. */
  readonly baseRole: Role;
  /** A job of the portal itself, no person: takes the steps whose actor is `system`, and no others. */
  readonly system?: boolean;
  /** The language that the account chose; `bahasaDipakai` says which one the role reads. */
  readonly bahasa?: string | null;
  /** The day of the call, `YYYY-MM-DD`, for scopes by days; undefined for jobs. */
  readonly today?: string;
  /** Reads rows as they were on a former day: what a row shows only in some states is hidden then. */
  readonly past?: boolean;
  readonly mustChangePassword: boolean;
  /** The settings demand a second factor of the role, and there is none. */
  readonly mustSetUpFactor?: boolean;
  /** Menu flags of the active role by resource (docs/domain/10 §1 step 4); a resource not named has none. */
  readonly menuFlags: ReadonlyMap<string, ReadonlySet<Flag>>;
  /** The key of another system, and what it reaches at most; people have none. */
  readonly narrowed?: Narrowed;
}
