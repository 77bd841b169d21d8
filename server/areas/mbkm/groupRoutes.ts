import type { FastifyInstance } from 'fastify';
import type { Programme } from '../../../resources/kit/index.ts';
import { panggilanKelompok } from '../../../resources/mbkm/panggilanKelompok.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { presented } from '../../platform/engine/present.ts';
import { type GroupRow, groupingOf } from './group.ts';
import { answerInvitation, invite, ownInvitations } from './groupInvite.ts';
import { leaveGroup } from './groupLeave.ts';
import { joinGroup } from './joinGroup.ts';
import { selfForming } from './selfForming.ts';

/** Calls of groups that students form themselves: join by code, invite, answer, leave (docs/domain/30 §2). */
export function registerJoining(app: FastifyInstance, engine: Engine, programme: Programme): void {
  const grouping = programme.group && groupingOf(engine.registry, programme, programme.group);
  if (!grouping?.group.join) return;
  const { resource } = grouping;
  const base = `/api/${resource.endpoint}`;
  const access = { access: 'session', roles: rolesWith(resource, 'read'), resource: resource.name } as const;
  const shown = (caller: Caller, row: GroupRow) => ({
    ...presented(caller, resource, row),
    id: row.id,
    version: row.version,
  });
  const calls = panggilanKelompok(resource.endpoint);
  // By hand: makes a member of the caller, whose group is found by its code.
  serve(app, calls.gabung, access, async ({ request, body }) => {
    const caller = callerOf(request);
    return shown(caller, await joinGroup(engine, caller, programme, body));
  });
  if (!selfForming(grouping)) return;
  // By hand: makes an invited member.
  serve(app, calls.undang, access, async ({ request, body }) => {
    const caller = callerOf(request);
    return shown(caller, await invite(engine, caller, grouping, paramOf(request, 'id'), body));
  });
  app.get(`${base}/undangan`, { config: access }, request => ownInvitations(engine, callerOf(request), grouping));
  // By hand: answers as the invited member, whose group is another row.
  serve(app, calls.jawab, access, ({ request, body }) =>
    answerInvitation(engine, callerOf(request), grouping, paramOf(request, 'id'), body),
  );
  // By hand: ends the caller's own membership.
  serve(app, calls.keluar, access, ({ request }) =>
    leaveGroup(engine, callerOf(request), grouping, paramOf(request, 'id')),
  );
}
