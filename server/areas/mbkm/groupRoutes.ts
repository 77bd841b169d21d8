import type { FastifyInstance } from 'fastify';
import type { Programme } from '../../../resources/kit/index.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import { mustBeObject } from '../../platform/engine/check.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { presented } from '../../platform/engine/present.ts';
import { groupingOf } from './group.ts';
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
  const access = {
    config: { access: 'session', roles: rolesWith(resource, 'read'), resource: resource.name },
  } as const;
  // By hand: makes a member of the caller, whose group is found by its code.
  app.post(`${base}/gabung`, access, async request => {
    const caller = callerOf(request);
    return presented(caller, resource, await joinGroup(engine, caller, programme, mustBeObject(request.body)));
  });
  if (!selfForming(grouping)) return;
  // By hand: makes an invited member.
  app.post(`${base}/:id/undang`, access, async request => {
    const caller = callerOf(request);
    return presented(caller, resource, await invite(engine, caller, grouping, paramOf(request, 'id'), request.body));
  });
  app.get(`${base}/undangan`, access, request => ownInvitations(engine, callerOf(request), grouping));
  // By hand: answers as the invited member, whose group is another row.
  app.put(`${base}/undangan/:id`, access, request =>
    answerInvitation(engine, callerOf(request), grouping, paramOf(request, 'id'), request.body),
  );
  // By hand: ends the caller's own membership.
  app.put(`${base}/:id/keluar`, access, request =>
    leaveGroup(engine, callerOf(request), grouping, paramOf(request, 'id')),
  );
}
