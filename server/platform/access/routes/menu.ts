import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Flag, isRole } from '../../../../resources/kit/index.ts';
import type { MenuEntry, ResourcePermissions } from '../../../../resources/pengaturan/hakMenu.ts';
import { simpanHakMenu, urutkanMenu } from '../../../../resources/pengaturan/panggilanMenu.ts';
import { role } from '../../../../resources/roles.ts';
import { sendRevalidated } from '../../etag.ts';
import type { Caller } from '../caller.ts';
import type { Access } from '../createAccess.ts';
import { callerOf } from '../guard.ts';
import { matrixOf, saveMatrix, saveOrder } from '../matrixWrite.ts';
import { declaredFor } from '../menuMatrix.ts';
import { menuTree } from '../menuTree.ts';
import { flagsOf, mayDo, mustBeAllowed, rolesWith, ruleOf, writableFields } from '../permission.ts';
import { serve } from '../serveCall.ts';
import { checked } from './input.ts';

const one = z.string().max(1);
const menuQuery = z.object({
  roleId: z.string().max(4).optional(),
  app: one.default('1'),
  posisiSubMenu: one.default('1'),
});
const permissionQuery = z.object({ roleId: z.string().max(4).optional() });
/** Actions of react-admin for each flag. */
const actions: Readonly<Record<Flag, readonly string[]>> = {
  read: ['list', 'show'],
  create: ['create'],
  update: ['edit'],
  delete: ['delete'],
  import: ['import'],
  export: ['export'],
  action: ['action'],
};

/** Drawer, rights and order of menus (docs/domain/10 §3.2). */
export function registerMenu(app: FastifyInstance, access: Access): void {
  const menuUser = access.registry.get('pengaturan/menu-user');
  const menu = access.registry.get('pengaturan/menu');

  app.get('/api/menu-user', { config: { access: 'firstSteps', roles: 'everybody' } }, async (request, reply) => {
    const caller = callerOf(request);
    const query = checked(menuQuery, request.query);
    // Only Super Admin looks through the eyes of another role; others always get their own menu.
    const roleId = caller.baseRole === role.superAdmin && query.roleId ? query.roleId : caller.roleId;
    const baseRole = roleId === caller.roleId ? caller.baseRole : roleId;
    const menus = await access.rights.menus(roleId);
    const theirs = isRole(baseRole) ? menus.filter(declaredFor(access.registry, baseRole)) : menus;
    return sendRevalidated(
      request,
      reply,
      menuTree(theirs, query.app, query.posisiSubMenu, extraFor(access, caller, baseRole)),
    );
  });

  app.get(
    '/api/menu-user/permission',
    { config: { access: 'session', roles: 'everybody' } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { roleId } = checked(permissionQuery, request.query);
      if (!roleId) return sendRevalidated(request, reply, await ownPermissions(access, caller));
      mustBeAllowed(caller, menuUser, 'read');
      return matrixOf(access, roleId);
    },
  );

  // By hand: saves the rights of all menus of a role together.
  serve(app, simpanHakMenu, { access: 'session', roles: rolesWith(menuUser, 'read') }, async ({ request }) => {
    const caller = callerOf(request);
    mustBeAllowed(caller, menuUser, 'update');
    const body = checked(simpanHakMenu.documented, request.body);
    await saveMatrix(access, caller, body, request.ip);
    return matrixOf(access, body.roleId);
  });

  // By hand: moves several menus, whose places depend on each other.
  serve(app, urutkanMenu, { access: 'session', roles: rolesWith(menuUser, 'update') }, async ({ request }) => {
    const caller = callerOf(request);
    const { roleId, items } = checked(urutkanMenu.documented, request.body);
    mustBeAllowed(caller, roleId ? menuUser : menu, 'update');
    await saveOrder(access, caller, roleId ?? null, items, request.ip);
    return { berhasil: items.length };
  });
}

/** Extra values of a role's menu entries; rights on them only for the caller's own role. */
function extraFor({ registry }: Access, caller: Caller, baseRole: string) {
  const own = caller.baseRole === baseRole;
  return (link: string): Partial<MenuEntry['meta']> => {
    const weekly = registry.weekly.find(({ screen }) => screen === link);
    const place = isRole(baseRole) ? weekly?.by[baseRole] : undefined;
    const deeds = registry.actions.filter(({ screen, needs: [resource, flag], by }) => {
      const mine = own && (!by || by.some(one => one === baseRole));
      return screen === link && mine && mayDo(caller, registry.get(resource), flag);
    });
    return {
      ...(place ? { mingguan: place } : {}),
      ...(deeds.length
        ? {
            aksi: deeds.map(({ name, opens, exports }) => ({
              nama: name,
              ...(opens ? { buka: opens } : {}),
              ...(exports ? { ekspor: exports } : {}),
            })),
          }
        : {}),
    };
  };
}

/** Permissions of the caller, in the form that the back office uses. */
function ownPermissions({ registry }: Access, caller: Caller): ResourcePermissions {
  const resources: Record<string, string[]> = {};
  const fields: Record<string, { readOnly: string[]; hidden: string[] }> = {};
  for (const resource of registry.resources) {
    const has = flagsOf(caller, resource);
    if (has.length === 0) continue;
    resources[resource.name] = has.flatMap(name => actions[name]);
    const writable = writableFields(caller, resource);
    const readOnly = Object.keys(resource.fields).filter(
      name => !resource.fields[name]?.readOnly && !writable.has(name),
    );
    const hidden = [...(ruleOf(caller, resource)?.hide ?? [])];
    if (readOnly.length || hidden.length) fields[resource.name] = { readOnly, hidden };
  }
  return { resources, fields };
}
