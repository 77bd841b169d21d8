import { mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import type { Caller } from '../../../../platform/access/caller.ts';
import type { FilePorts } from '../../../../platform/documents/files/index.ts';
import type { Engine } from '../../../../platform/engine/context.ts';
import { systemCaller } from '../../../../platform/engine/dueRows.ts';
import type { Mailbox } from '../../../../platform/notify/index.ts';
import type { Secrets } from './secrets.ts';

/** Services that the public calls use. */
export interface PublicPorts {
  readonly engine: Engine;
  readonly files: FilePorts;
  readonly secrets: Secrets;
  /** Without a server no mail goes out, and no e-mail is confirmed. */
  readonly mail: Mailbox;
  readonly baseUrl: string;
}

/**
 * Caller of a public form, without an account: may write a registration through the calls that allow it, and take the
 * portal's own steps. Each form is a different caller, so that files are bound to it.
 */
export const registrant = (form: string): Caller =>
  Object.freeze({
    ...systemCaller,
    userId: `publik:${form}`,
    name: 'Pendaftar',
    roleName: 'Pendaftar',
    menuFlags: new Map([[mhsInbound.name, new Set(['read', 'create', 'update', 'action'] as const)]]),
  });
