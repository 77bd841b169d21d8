import type { FastifyInstance } from 'fastify';
import type { Access } from './createAccess.ts';
import { registerLogin } from './routes/login.ts';
import { registerMenu } from './routes/menu.ts';
import { registerOwnData } from './routes/ownData.ts';
import { registerPassword } from './routes/password.ts';
import { registerProfile } from './routes/profile.ts';
import { registerRoles } from './routes/roles.ts';
import { registerSecurity } from './routes/security.ts';
import { registerSession } from './routes/session.ts';
import { registerUsers } from './routes/users.ts';

/** The calls of accounts, sessions, roles and menus (docs/domain/10 §3); `registerGuard` comes first. */
export function registerAccess(app: FastifyInstance, access: Access): void {
  registerLogin(app, access);
  registerSession(app, access);
  registerSecurity(app, access);
  registerPassword(app, access);
  registerProfile(app, access);
  registerOwnData(app, access);
  registerUsers(app, access);
  registerRoles(app, access);
  registerMenu(app, access);
}
