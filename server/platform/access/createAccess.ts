import type { Registry, Resource } from '../../../resources/kit/index.ts';
import type { Db, RowData, Tx } from '../database/db.ts';
import { createActivityLog, type LogActivity } from './activity.ts';
import type { Caller } from './caller.ts';
import type { Change, Core } from './change.ts';
import { createRoleRights, type RoleRights } from './menuStore.ts';
import { createRowsOf } from './scope.ts';
import { createSessions, type Sessions } from './session.ts';
import { createSettings, type Settings, type SettingValues } from './settings.ts';
import type { SsoPort } from './sso.ts';
import { createThrottle, type Throttle } from './throttle.ts';

/** Several writes in the one transaction `tx`. */
export interface Writes {
  readonly tx: Tx;
  create(resource: Resource, body: unknown): Promise<RowData>;
  update(resource: Resource, id: string, body: unknown): Promise<RowData>;
}

/** Consequences of changes to accounts, in the same transaction; higher floors implement them. */
export interface AccountEvents {
  /**
   * The account of a person was made, mostly by a first login; `of`: the resource of the person whose it is, `told`: with
   * a notice.
   */
  made(ctx: Change, account: { id: string; username: string; of: string; told: boolean }): Promise<void>;
  /** Somebody else reset the password; it must be changed at the next login. */
  passwordReset(ctx: Pick<Change, 'tx' | 'now' | 'registry'>, userId: string): Promise<void>;
  /** The Super Admin took the second factor off the account. */
  factorRemoved(ctx: Pick<Change, 'tx' | 'now' | 'registry'>, userId: string): Promise<void>;
  /** Its person, or who reads their mail, chose a new password by a link. */
  passwordChosen(ctx: Pick<Change, 'tx' | 'now' | 'registry'>, userId: string): Promise<void>;
}

/** Operations of the generic engine that the account and role calls wrap. */
interface Operations {
  /** @param query as in the query string of a list: `sort`, `range`, `filter`, `embed` in JSON */
  list(
    caller: Caller,
    resource: Resource,
    query: Readonly<Record<string, string>>,
  ): Promise<{ json: string; total: number }>;
  create(caller: Caller, resource: Resource, body: unknown): Promise<RowData>;
  /** Several writes in one transaction. */
  together<T>(caller: Caller, work: (writes: Writes) => Promise<T>): Promise<T>;
  update(caller: Caller, resource: Resource, id: string, body: unknown): Promise<RowData>;
  /** @param body `{ version }` */
  remove(caller: Caller, resource: Resource, id: string, body: unknown): Promise<RowData>;
  /** Extra fields of a stored row as far as the caller sees them, and true if the caller is asked for some. */
  extras(caller: Caller, resource: Resource, stored: RowData): Promise<{ seen: RowData; asked: boolean }>;
}

interface AccessConfig {
  apiKey: string;
  /** Password of the demo accounts; undefined when this is not a demo installation. */
  demoPassword?: string | undefined;
  sessionIdleSeconds?: number | undefined;
  sessionMaxHours?: number | undefined;
}

/** Dependencies of the access routes. */
export interface Access extends Core {
  readonly config: AccessConfig;
  readonly operations: Operations;
  readonly events: AccountEvents;
  readonly sessions: Sessions;
  readonly rights: RoleRights;
  readonly settings: Settings;
  readonly throttle: Throttle;
  readonly sso: SsoPort;
  readonly log: LogActivity;
}

export interface AccessOptions {
  db: Db;
  registry: Registry;
  config: AccessConfig;
  operations: Operations;
  events: AccountEvents;
  now?: () => Date;
  sso: SsoPort;
}

/** Creates them; called once per process. */
export function createAccess({
  db,
  registry,
  config,
  operations,
  events,
  now = () => new Date(),
  sso,
}: AccessOptions): Access {
  const preset: Partial<SettingValues> = {
    ...(config.sessionIdleSeconds ? { 'sesi.idleDetik': config.sessionIdleSeconds } : {}),
    ...(config.sessionMaxHours ? { 'sesi.maksJam': config.sessionMaxHours } : {}),
  };
  const settings = createSettings(db, registry, preset);
  const rights = createRoleRights(db);
  return {
    db,
    registry,
    config,
    now,
    operations,
    events,
    rights,
    settings,
    sessions: createSessions(db, registry, rights, settings, now),
    rowsOf: createRowsOf(registry),
    throttle: createThrottle(db, settings, now),
    sso,
    log: createActivityLog(registry),
  };
}
